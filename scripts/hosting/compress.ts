import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

/** How a file of text is sent, by the ending that its compressed copy gets. */
export type Encoding = 'br' | 'gz';

export type Compress = (bytes: Buffer, encoding: Encoding) => Promise<Buffer>;

/** Above this, Brotli's highest quality takes seconds for each megabyte and gains little. */
const large = 500_000;
const qualityOfLarge = 9;

/** More at once would take more memory and no less time. */
const oneForEachCore = pLimit(availableParallelism());

/** Compresses as much as can be waited for. The same bytes give the same result. */
export const compress: Compress = (bytes, encoding) =>
  oneForEachCore(() => compressNow(bytes, encoding));

const compressNow: Compress = (bytes, encoding) =>
  encoding === 'gz'
    ? promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })
    : promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]:
            bytes.length > large ? qualityOfLarge : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
