/**
 * Nepali for the sentences of the check, by their English text. `$name` is the value of this name: a
 * number gets the digits of the language, a day, a file or a field the name that staff know.
 */
export const messages: Readonly<Record<string, string>> = {
  // Fields and their values.
  '"$field" is missing. Translate "$text" from $file.':
    '“$field” लेख्न बाँकी छ। $file मा यस्तो छ: $text',
  'Or write "whatsapp: no" in $file.': 'पसलको WhatsApp छैन भने $file मा whatsapp: no लेख्नुहोस्।',
  '"$field" is missing.': '“$field” लेख्न बाँकी छ।',
  '"$field" cannot be read.': '“$field” पढ्न सकिएन।',
  '"$field" is empty. Begin each of its lines with "- ".':
    '“$field” खाली छ। हरेक लाइन - र स्पेसबाट सुरु गर्नुहोस्।',
  'If there are none, write [] after the colon.': 'केही छैन भने : पछि [] लेख्नुहोस्।',
  '"$field" is empty. Write its fields below it, each indented by two spaces.':
    '“$field” खाली छ। यसका फिल्ड तलका लाइनमा, दुई स्पेस छोडेर लेख्नुहोस्।',
  'a line of "$field" is empty.': '“$field” को एउटा लाइन खाली छ।',
  '"$field" is empty.': '“$field” लेख्न बाँकी छ।',
  '"$field" is a list. Begin each of its lines with "- ".':
    '“$field” सूची हो। हरेक लाइन - र स्पेसबाट सुरु गर्नुहोस्।',
  '"$field" is not a list. Write its lines without "- ".':
    '“$field” सूची होइन। लाइनको सुरुमा - नलेख्नुहोस्।',
  '"$field" needs at least one line that begins with "- ".':
    '“$field” मा - र स्पेसबाट सुरु हुने कम्तीमा एउटा लाइन चाहिन्छ।',
  '"$field" has fields. Write them below it, each indented by two spaces.':
    '“$field” का फिल्ड तलका लाइनमा, दुई स्पेस छोडेर लेख्नुहोस्।',
  '"$field" is one value. Write it after the colon, not as a list or on separate lines.':
    '“$field” मा एउटा मात्र कुरा, : पछि एकै लाइनमा लेख्नुहोस्।',
  'Did you mean "$choice"?': '“$choice” हो?',
  'The only name is $name.': 'यो नाम मात्र मिल्छ: $name।',
  'The names are $names.': 'यी नाम मिल्छन्: $names।',
  'Similar names are $names.': 'मिल्दोजुल्दो नाम: $names।',
  '"$field" cannot be "$value".': '“$field” मा “$value” मिल्दैन।',
  '"$name" is not known here.': 'यहाँ “$name” मिल्दैन।',
  'Delete "$name". It cannot be set here.': '“$name” हटाउनुहोस्। यहाँ यो राख्न मिल्दैन।',
  'Delete "$field". $file does not have it.': '“$field” हटाउनुहोस्। $file मा यो छैन।',
  '"$field" does not need a translation. Delete this line.':
    '“$field” अनुवाद गर्नुपर्दैन। यो लाइन हटाउनुहोस्।',
  'Write true while visitors must not see this, or delete the line.':
    'यो ग्राहकलाई नदेखाउने भए true लेख्नुहोस्, नत्र यो लाइन हटाउनुहोस्।',
  'Write a whole number, for example 30.': 'दशमलव नभएको सङ्ख्या लेख्नुहोस्, जस्तै 30।',
  'This text must contain $names.': 'यस टेक्स्टमा $names हुनुपर्छ।',
  'Write text below the fields. It is missing.': 'टेक्स्ट लेख्न बाँकी छ।',
  'Delete this text. Visitors do not see text below the fields of this file.':
    'यो टेक्स्ट हटाउनुहोस्। ग्राहकले यो देख्दैनन्।',
  'Write text after the #. This heading is empty.': '# पछि टेक्स्ट लेख्नुहोस्। यो शीर्षक खाली छ।',
  'A link needs text: [text](/faq)': 'लिङ्कमा टेक्स्ट चाहिन्छ: [टेक्स्ट](/faq)',
  'Delete this line. The site needs this page, so it cannot be a draft.':
    'यो लाइन हटाउनुहोस्। साइटलाई यो पेज चाहिन्छ, मस्यौदा राख्न मिल्दैन।',
  'This file is missing. The site cannot be built without it.': 'यो फाइल छैन। यसबिना साइट बन्दैन।',
  'This file is missing.': 'यो फाइल छैन।',
  'Pages in this language need it.': 'यस भाषाका पेजलाई यो चाहिन्छ।',

  // Fonts.
  'This text is in the font $font.': 'यो टेक्स्ट $font फन्टमा छ।',
  'Visitors do not have this font, and see: $text': 'ग्राहकसँग यो फन्ट हुँदैन। उनीहरू यस्तो देख्छन्: $text',

  // Facts.
  'Write $name instead of "$text". Facts are written once, in $file.':
    '“$text” को ठाउँमा $name लेख्नुहोस्। यो $file बाट आउँछ।',
  '"$text" is nearly the $field of the shop. If you mean it, write $replace.':
    '“$text” पसलको “$field” सँग धेरै मिल्छ। त्यही हो भने $replace लेख्नुहोस्।',
  'For a link, write [text]($name) below the fields.':
    'लिङ्क राख्न पेजको टेक्स्टमा [टेक्स्ट]($name) लेख्नुहोस्।',
  'There is no fact "$name" in $file.': '$file मा {$name} छैन।',
  'Write only the name of a fact in curly brackets, such as {phone}.':
    '{ } भित्र पसलको जानकारीको नाम मात्र लेख्नुहोस्, जस्तै {phone}।',
  'Write {phone}, with a curly bracket at each end. One is missing here.':
    '{phone} लेख्नुहोस्। दुवैतिर { } चाहिन्छ, यहाँ एउटा छैन।',
  'Write the text itself. Facts are defined in this file, so it cannot use them.':
    'टेक्स्ट नै लेख्नुहोस्। जानकारी यही फाइलमा लेखिने हुँदा यहाँ { } चल्दैन।',
  'Write the name of a fact in lower case letters, such as pickup_area.':
    'जानकारीको नाम सानो अङ्ग्रेजी अक्षरमा लेख्नुहोस्, जस्तै pickup_area।',
  'The fact "$name" already exists. Choose another name.':
    '“$name” नामको जानकारी पहिल्यै छ। अर्को नाम राख्नुहोस्।',
  '"$field" is only an example.': '“$field” नमुना मात्र हो। साँचो लेख्नुहोस्।',
  '"$text" is only an example. Write the real one.': '“$text” नमुना मात्र हो। साँचो लेख्नुहोस्।',
  '"$text" is only an example. Write the real name.': '“$text” नमुना मात्र हो। साँचो नाम लेख्नुहोस्।',
  '"$text" is only an example. Write the real number.': '“$text” नमुना मात्र हो। साँचो नम्बर लेख्नुहोस्।',
  '"$text" begins text without meaning. Write the real text.':
    '“$text” बाट सुरु हुने टेक्स्टको अर्थ छैन। साँचो टेक्स्ट लेख्नुहोस्।',
  '"$text" is a note to finish something. Finish it and delete the note.':
    '“$text” ले काम बाँकी छ भन्छ। काम सक्नुहोस् र यो हटाउनुहोस्।',

  // Days, hours and numbers.
  'The shop must open before it closes. Did you mean $time?': 'पसल बन्द हुनुअघि खुल्नुपर्छ। $time हो?',
  'The shop must open before it closes. Write hours after midnight on the next day, from 00:00.':
    'पसल बन्द हुनुअघि खुल्नुपर्छ। मध्यरातपछिको समय भोलिपल्टको दिनमा लेख्नुहोस्।',
  'Write both times, or none if the shop is closed.': 'दुवै समय लेख्नुहोस्। पसल बन्द भए कुनै पनि नलेख्नुहोस्।',
  'Write a time like 9:00 AM or 6:30 PM, or in 24 hours like 09:00 or 18:30.':
    'समय यसरी लेख्नुहोस्: 9:00 AM, 6:30 PM, वा २४ घण्टाको 09:00, 18:30।',
  'Write the opening time after "opens:" and the closing time after "closes:".':
    'खुल्ने समय opens: पछि र बन्द हुने समय closes: पछि लेख्नुहोस्।',
  'Delete "closed" or the opening times. They contradict each other.':
    '“बन्द” वा खुल्ने समय, एउटा हटाउनुहोस्। दुवै सँगै मिल्दैन।',
  'Delete this line. For a day on which the shop opens, write "opens" and "closes".':
    'यो लाइन हटाउनुहोस्। पसल खुल्ने दिनका लागि opens र closes लेख्नुहोस्।',
  'Write "closed: yes", or delete this line.': 'closed: yes लेख्नुहोस्, वा यो लाइन हटाउनुहोस्।',
  'Change one of the two entries. One of these days already has hours at this time.':
    'दुईमध्ये एउटा बदल्नुहोस्। यीमध्ये एक दिनको यही समय पहिल्यै लेखिएको छ।',
  'Write both "am" and "pm", or neither for a 24-hour clock.':
    'am र pm दुवै लेख्नुहोस्। २४ घण्टाको घडी भए दुवै हटाउनुहोस्।',
  'The last day comes before the first.': 'अन्तिम दिन पहिलो दिनभन्दा अघि छ।',
  'These days overlap with “$reason” ($from to $until). Change one of the two.':
    'यी दिनमा “$reason” ($from – $until) पहिले नै छ। दुईमध्ये एउटा बदल्नुहोस्।',
  'These days overlap with “$reason” ($day). Change one of the two.':
    'यी दिनमा “$reason” ($day) पहिले नै छ। दुईमध्ये एउटा बदल्नुहोस्।',
  'Move "$field" into an entry of the list "announcements".':
    '“$field” लाई सूचनाहरूको सूची (announcements) भित्र सार्नुहोस्।',
  '$day is more than two years ahead. Is the year right?': '$day, आजको दुई वर्षभन्दा पछि। वर्ष ठिक छ?',
  'Check it: the calendar from 2084 on is not official yet.':
    'जाँच्नुहोस्: २०८४ देखिको पात्रो अझै आधिकारिक छैन।',
  'Did you mean $typed in Bikram Sambat? In A.D. that day is $day.':
    '$typed विक्रम संवत् हो? अङ्ग्रेजी मिति यो हो: $day।',
  'Delete this entry, or write the next dates. "$reason" ended on $day.':
    '“$reason” सकियो ($day)। हटाउनुहोस् वा आउने मिति लेख्नुहोस्।',
  'Delete this file, or write a later day. This announcement ended on $day.':
    'यो सूचना सकियो ($day)। हटाउनुहोस् वा पछिको दिन लेख्नुहोस्।',
  'Delete this file, or write a later day. This entry ended on $day.':
    'यो सकियो ($day)। हटाउनुहोस् वा पछिको दिन लेख्नुहोस्।',
  'Write the date as year-month-day, for example 2026-11-21.':
    'मिति वर्ष-महिना-दिन गरी लेख्नुहोस्, जस्तै 2026-11-21।',
  'This day does not exist in the calendar.': 'यस्तो मिति हुँदैन।',
  'Write the first day after "from:" and the last day after "until:".':
    'पहिलो दिन from: पछि र अन्तिम दिन until: पछि लेख्नुहोस्।',
  'Write "date" for a single day, or "from" and "until" for several.':
    'एक दिनका लागि date, धेरै दिनका लागि from र until लेख्नुहोस्।',
  'Another file also has the order $number. Change one of them to choose which comes first.':
    'अर्कोको क्रम पनि $number छ। पहिले देखाउनुपर्नेको क्रम सानो बनाउनुहोस्।',
  'Write degrees with at least three decimals, for example 27.7420.':
    'दशमलवपछि कम्तीमा तीन अङ्क लेख्नुहोस्, जस्तै 27.7420।',
  'Degrees are between -$limit and $limit.': 'यो -$limit र $limit को बीचमा हुनुपर्छ।',

  // Phone numbers, mail addresses and links.
  'No phone of +$code has such a number. Is a digit wrong, missing or too many?':
    '+$code मा यस्तो फोन नम्बर हुँदैन। कुनै अङ्क गलत, छुटेको वा बढी छ कि?',
  'No phone has such a number. Is a digit wrong, missing or too many?':
    'यस्तो फोन नम्बर हुँदैन। कुनै अङ्क गलत, छुटेको वा बढी छ कि?',
  'Visitors do not see all cells of this row. It has $count, but the first row has $columns.':
    'यस पङ्क्तिका सबै कोठा देखिँदैनन्। यसमा $count वटा छन्, पहिलो पङ्क्तिमा $columns वटा।',
  '+977 $range … is not a range that we know. Is a digit wrong?':
    '+977 $range बाट सुरु हुने नम्बर हामीलाई थाहा छैन। कुनै अङ्क गलत छ कि?',
  'Mobile numbers in Nepal have 10 digits.': 'नेपालको मोबाइल नम्बरमा १० अङ्क हुन्छन्।',
  'A phone number has 8 to 15 digits, including the country code.':
    'फोन नम्बरमा देशको कोडसहित ८ देखि १५ अङ्क हुन्छन्।',
  'Write $sign at the end of a sentence. Visitors would see "$text".':
    'वाक्यको अन्त्यमा $sign लेख्नुहोस्। अहिले “$text” देखिन्छ।',
  'Write the number like this: $example': 'नम्बर यसरी लेख्नुहोस्: $example',
  'Write only digits after the +, not "$text".': '+ पछि अङ्क मात्र लेख्नुहोस्, "$text" होइन।',
  'Here: $example': 'यस्तो: $example',
  'Write the number with + and the country code.': '+ र देशको कोडसहित नम्बर लेख्नुहोस्।',
  'Write a number with + and the country code, or no.':
    '+ र देशको कोडसहित नम्बर लेख्नुहोस्। नम्बर छैन भने no लेख्नुहोस्।',
  'Landline numbers in Nepal have 8 digits, with the area code and without its 0.':
    'नेपालको ल्यान्डलाइन नम्बरमा एरिया कोडसहित ८ अङ्क हुन्छन्, सुरुको ० बाहेक।',
  'This one has $count.': 'यसमा $count छन्।',
  'Write one number here. Write a second number in a text, for example on the contact page.':
    'यहाँ एउटा मात्र नम्बर लेख्नुहोस्। दोस्रो नम्बर टेक्स्टमा लेख्न सकिन्छ, जस्तै सम्पर्क पेजमा।',
  'Write $replace. The 0 is not dialled after a country code.':
    '$replace लेख्नुहोस्। देशको कोडपछि ० लाग्दैन।',
  'Delete the (0). It is not dialled after a country code.': '(0) हटाउनुहोस्। देशको कोडपछि ० लाग्दैन।',
  'WhatsApp links lead to this landline number.':
    'WhatsApp को लिङ्क यो ल्यान्डलाइन नम्बरमा जान्छ। WhatsApp भएको मोबाइल नम्बर लेख्नुहोस्।',
  'Write an e-mail address, for example hello@example.com.':
    'इमेल ठेगाना लेख्नुहोस्, जस्तै hello@example.com',
  'Remove the space from this e-mail address.': 'इमेल ठेगानाको बीचको खाली ठाउँ हटाउनुहोस्।',
  '"$link" is not a link. Write a page like /faq, a part of a page like /faq#delivery, an https:// URL, or one of $names.':
    '“$link” लिङ्क होइन। /faq जस्तो पेज, /faq#delivery जस्तो पेजको भाग, https:// बाट सुरु हुने ठेगाना, वा यीमध्ये एउटा लेख्नुहोस्: $names।',
  '"$link" is not a link. Write $replacement.': '“$link” लिङ्क होइन। $replacement लेख्नुहोस्।',
  '"$link" is not a link.': '“$link” लिङ्क होइन।',
  'There is no page $page.': '$page भन्ने पेज छैन।',
  'The page $page has no heading or entry #$id.': '$page पेजमा #$id भन्ने ठाउँ छैन।',
  'Write the page before the #, for example /faq#$anchor': '# अघि पेज लेख्नुहोस्, जस्तै /faq#$anchor',
  'Write the path of a page, such as /about. $path is not the path of a page.':
    '/about जस्तो पेजको ठेगाना लेख्नुहोस्। $path यस साइटको पेज होइन।',
  'Write $replace, without $origin. This is a page of this site.':
    '$replace मात्र लेख्नुहोस्, $origin बिना। यो यही साइटको पेज हो।',
  '$link is a draft, which visitors do not see. Delete the link. Add it again after you delete "draft" from $file.':
    '$link मस्यौदा हो, ग्राहकले देख्दैनन्। यो लिङ्क हटाउनुहोस्। $file बाट draft हटाएपछि फेरि राख्नुहोस्।',
  '$link is only shown in one language. Delete the link. Add it again after you delete "only" from $file.':
    '$link एउटै भाषामा मात्र देखिन्छ। यो लिङ्क हटाउनुहोस्। $file बाट only हटाएपछि फेरि राख्नुहोस्।',
  '$link shows on some days only. Delete the link, or delete "from" and "until" from $file.':
    '$link केही दिन मात्र देखिन्छ। यो लिङ्क हटाउनुहोस्, वा $file बाट पहिलो र अन्तिम दिन हटाउनुहोस्।',
  'Type this link again. It contains invisible characters.':
    'यो लिङ्क फेरि टाइप गर्नुहोस्। यसमा नदेखिने चिन्ह छ।',
  'Delete the $ending at the end. It is not part of the URL.':
    'अन्त्यको $ending हटाउनुहोस्। यो ठेगानाको भाग होइन।',
  'Write the name of the website with letters, digits, hyphens and dots only.':
    'वेबसाइटको नाममा अङ्ग्रेजी अक्षर, अङ्क, - र . मात्र लेख्नुहोस्।',
  'Write a full URL that begins with https://': 'https:// बाट सुरु हुने पूरा ठेगाना लेख्नुहोस्।',
  'Google shows this URL only on its own site. Choose "Share" and "Embed a map" there, and write the URL after src=, which begins with https://www.google.com/maps/embed':
    'यो ठेगानाको नक्सा Google ले आफ्नै साइटमा मात्र देखाउँछ। त्यहाँ "Share" र "Embed a map" छानेर src= पछिको ठेगाना लेख्नुहोस्। त्यो https://www.google.com/maps/embed बाट सुरु हुन्छ।',
  'OpenStreetMap shows this URL only on its own site. Delete this line: then the site shows OpenStreetMap at "location".':
    'यो ठेगानाको नक्सा OpenStreetMap ले आफ्नै साइटमा मात्र देखाउँछ। यो लाइन हटाउनुहोस्: तब साइटले location को ठाउँमा OpenStreetMap देखाउँछ।',
  'Write the full URL of the page: $url': 'पेजको पूरा ठेगाना लेख्नुहोस्: $url',
  'Write only the URL of the site, without a slash or anything else after it.':
    'साइटको ठेगाना मात्र लेख्नुहोस्। त्यसपछि / वा अरू केही नलेख्नुहोस्।',
  'It is a page on $site.': 'यो $site को पेज हो। त्यसकै ठाउँमा लेख्नुहोस्।',
  'Write the shop\'s $site page below "social:" in $file, or link to something else.':
    '$file मा सोसल मिडियामुनि पसलको $site पेज लेख्नुहोस्, वा अर्कै लिङ्क राख्नुहोस्।',
  'Add this page under "social:", or write a name that is already there.':
    'सोसल मिडियामा यो पेज थप्नुहोस्, वा त्यहाँ भएको नाम लेख्नुहोस्।',
  'Link to call or email. The shop has no WhatsApp: $file says "whatsapp: no".':
    'call वा email को लिङ्क राख्नुहोस्। पसलको WhatsApp छैन: $file मा whatsapp: no छ।',
  'The file does not say which social page shows the goods.':
    'बिक्रीका सामान कुन सोसल मिडिया पेजमा छन्, पसलको जानकारीमा लेख्नुहोस्।',
  'A link has no spaces. Write $replace': 'लिङ्कमा खाली ठाउँ हुँदैन। $replace लेख्नुहोस्।',
  'A link has no spaces. A page has the name of its file, such as /about':
    'लिङ्कमा खाली ठाउँ हुँदैन। पेजको लिङ्क यस्तो हुन्छ: /about',

  // Titles, headings and pictures.
  '$file also has this $field.': '$file को “$field” पनि यही छ।',
  'Write what makes this page different.': 'यस पेजमा के फरक छ, त्यो लेख्नुहोस्।',
  'Change one of them, or delete it.': 'दुईमध्ये एउटा बदल्नुहोस् वा हटाउनुहोस्।',
  'The $field has $count characters with its facts.': '“$field” मा $count अक्षर छन्।',
  'Shorten it. Search results cut it after $max.': 'छोटो बनाउनुहोस्। सर्च इन्जिनले $max अक्षरपछि काट्छ।',
  'Write more. Search results have room for $min to $max.':
    'अझै लेख्नुहोस्। सर्च इन्जिनमा $min देखि $max अक्षर देखिन्छन्।',
  'Write "$text" without $characters. The picture that chats show with a link cannot draw this.':
    '“$text” मा $characters नलेख्नुहोस्। लिङ्कसँग देखिने तस्बिरमा यो आउँदैन।',

  // Old addresses of pages and answers.
  'Delete "$address". $file has this address.': '“$address” हटाउनुहोस्। यो ठेगाना $file को हो।',
  'Delete "$address". The site itself uses this address.':
    '“$address” हटाउनुहोस्। यो ठेगाना साइट आफैंलाई चाहिन्छ।',
  'Delete "$address". Another file or line already has it.':
    '“$address” हटाउनुहोस्। यो अर्को ठाउँमा पहिल्यै लेखिएको छ।',
  'Delete "$address". It leads in a circle, and no page is at its end.':
    '“$address” हटाउनुहोस्। यो घुमेर उहीँ पुग्छ, अन्त्यमा कुनै पेज छैन।',
  'Delete this line. The page for URLs that do not exist has no address.':
    'यो लाइन हटाउनुहोस्। यस पेजको आफ्नै ठेगाना हुँदैन।',
  'Write an old address like $example.': 'पुरानो ठेगाना यसरी लेख्नुहोस्: $example',
  '$address: This address was published. Where should its visitors go?':
    '$address: यो ठेगाना प्रकाशित थियो। त्यहाँ आउनेलाई अब कहाँ पठाउने?',
  'Change this text. Another heading or entry on this page already has the link #$id.':
    'यो टेक्स्ट बदल्नुहोस्। यस पेजमा अर्को शीर्षकको लिङ्क पनि #$id छ।',
  'Delete one of the two. Line $line already shows "$name", and links lead to those entries.':
    'दुईमध्ये एउटा हटाउनुहोस्। लाइन $line मा “$name” पहिल्यै देखाइएको छ।',
  '$folder has no files. There is nothing to show here.':
    '$folder मा फाइल छैन। यहाँ देखाउने कुरा केही छैन।',
  'Write this line without #, or delete it. Only pages have headings.':
    'यो लाइन # बिना लेख्नुहोस् वा हटाउनुहोस्। शीर्षक पेजमा मात्र हुन्छ।',
  'Write ## here. Line $line is already the heading of the page.':
    'यहाँ ## लेख्नुहोस्। पेजको शीर्षक लाइन $line मा पहिल्यै छ।',
  'The page needs a heading. Begin one line with a single # and a space.':
    'पेजको शीर्षक चाहिन्छ। एउटा लाइन # र स्पेसबाट सुरु गर्नुहोस्।',
  'Move the heading with a single # to the top. It is in line $line.':
    'लाइन $line मा भएको # वाला शीर्षक सबैभन्दा माथि सार्नुहोस्।',
  'Write $fewerSigns instead of $signs. This heading skips a level.':
    '$signs को ठाउँमा $fewerSigns लेख्नुहोस्। शीर्षकको एउटा तह छुट्यो।',
  'Write the same headings in the same order as $file. Otherwise links to parts of this page may not work.':
    '$file मा भएका शीर्षक त्यही क्रममा लेख्नुहोस्। नत्र यस पेजका लिङ्क नचल्न सक्छन्।',
  'Describe the picture for people who cannot see it: ![description](name)':
    'तस्बिर नदेख्नेका लागि विवरण लेख्नुहोस्: ![विवरण](नाम)',
  'Describe the picture in words="…", for people who cannot see it.':
    'तस्बिर नदेख्नेका लागि विवरण लेख्नुहोस्: words="…"',
  'A calm band shows no picture. Delete look="calm" or the picture.':
    'calm पट्टीमा तस्बिर देखिँदैन। look="calm" वा तस्बिर हटाउनुहोस्।',
  'Write after "words:" what the picture shows.': 'तस्बिरमा के देखिन्छ, लेख्नुहोस्।',
  'Write what the picture shows. "$name" is the name of a file.':
    'तस्बिरमा के देखिन्छ, लेख्नुहोस्। “$name” त फाइलको नाम हो।',
  'There is no picture "$name" in $folder.': '$folder मा “$name” भन्ने तस्बिर छैन।',
  'Write the picture’s name without its ending: $name':
    'तस्बिरको नामको अन्त्यमा .jpg जस्तो कुरा नलेख्नुहोस्: $name',
  'Names of pictures have lower case letters, digits and hyphens only.':
    'तस्बिरको नाममा साना अङ्ग्रेजी अक्षर, अङ्क र - मात्र हुन्छन्।',
  'Write $name. The name of a picture has no spaces.': '$name लेख्नुहोस्। तस्बिरको नाममा खाली ठाउँ हुँदैन।',
  'Choose a drawing, or a picture with a transparent background. A photo as the logo is unclear when it is small, and a bright box at night.':
    'चित्र वा पृष्ठभूमि नभएको तस्बिर छान्नुहोस्। लोगोमा फोटो राखे सानो हुँदा स्पष्ट देखिँदैन, र राति चम्किलो बाकसजस्तो देखिन्छ।',
  'Write top, centre, bottom, left or right, or a point from the left and from the top in steps of ten: 40% 30%':
    'top, centre, bottom, left वा right लेख्नुहोस्, वा बायाँ र माथिबाट दस-दस प्रतिशतमा नापेको बिन्दु: 40% 30%',
  'Write an icon or a picture.': 'आइकन वा तस्बिर राख्नुहोस्।',
  'Use this picture on a page, or delete the file. Nothing shows it.':
    'यो तस्बिर कतै देखिँदैन। कुनै पेजमा राख्नुहोस्, वा चाहिँदैन भने छोड्नुहोस्।',

  // Translations.
  'Translate "$text".': 'अनुवाद गर्नुहोस्: $text',
  '$file is not translated, so pages in this language do not show it.':
    '$file अनुवाद भएको छैन, त्यसैले यस भाषाका पेजमा देखिँदैन।',
  'Translate tagline, slogan, facts and holidays.':
    'पसलको परिचय, नारा, जानकारी र बिदा अनुवाद गर्नुहोस्।',
  'Only pages in $language show this. Write its text here in the language of the site. Then delete this line.':
    'यो एउटै भाषाका पेजमा मात्र देखिन्छ ($language)। साइटको मुख्य भाषामा पनि लेख्नुहोस्, अनि यो लाइन हटाउनुहोस्।',
  'This file translates $file, but that file does not exist. Rename this file or delete it.':
    'यो $file को अनुवाद हो, तर त्यो फाइल छैन। यसको नाम बदल्नुहोस् वा हटाउनुहोस्।',
  '$file has changed since this was translated.': 'अनुवाद गरेपछि $file बदलिएको छ।',
  'The version of $file that this translates is unknown.':
    'यो $file को कुन संस्करणको अनुवाद हो, थाहा छैन।',
  'Write one entry here for each entry under "$list" in $file. The lists have different lengths, so pages show the text of that file.':
    '$file को “$list” मा जति छन्, यहाँ पनि त्यति नै लेख्नुहोस्। सङ्ख्या फरक हुँदा पेजमा त्यही फाइलको टेक्स्ट देखिन्छ।',
  'Write the $field of "$text" in $language below "$list:".':
    '“$list” मुनि “$text” को $field लेख्नुहोस् ($language)।',
  'Delete this file. $file has no text to translate.':
    'यो फाइल हटाउनुहोस्। $file मा अनुवाद गर्नुपर्ने टेक्स्ट छैन।',
  'Write false until a person who speaks the language has read it. Then delete this line.':
    'भाषा जान्ने कसैले नपढेसम्म false लेख्नुहोस्। पढेपछि यो लाइन हटाउनुहोस्।',

  // Text with signs that visitors would see, or would not see.
  'Visitors see "$text". Is something to be filled in?':
    'ग्राहकले “$text” देख्छन्। यहाँ केही लेख्न बाँकी छ कि?',
  'Visitors see the brackets of $text. Is something to be filled in?':
    'ग्राहकले $text को [ ] पनि देख्छन्। यहाँ केही लेख्न बाँकी छ कि?',
  'Write notes between the fields, after a #. Visitors see the text after //.':
    '// पछिको टेक्स्ट ग्राहकले देख्छन्। आफ्ना लागि टिपोट भए हटाउनुहोस्।',
  'Hashtags do not work on this site. Delete the # signs.':
    'यस साइटमा ह्यासट्याग चल्दैन। # चिन्ह हटाउनुहोस्।',
  'Begin each line of a list with a hyphen and a space.': 'सूचीको हरेक लाइन - र स्पेसबाट सुरु गर्नुहोस्।',
  'Begin each line of a list with a hyphen and a space. These lines run together on the page.':
    'सूचीको हरेक लाइन - र स्पेसबाट सुरु गर्नुहोस्। नत्र पेजमा यी लाइन एउटै हुन्छन्।',
  'Begin this line with a hyphen and a space. Visitors would see a box.':
    'यो लाइन - र स्पेसबाट सुरु गर्नुहोस्। नत्र ग्राहकले खाली कोठा देख्छन्।',
  'Delete $box. Boxes to tick do not work here, and visitors would see the brackets.':
    '$box हटाउनुहोस्। यहाँ ठिक लगाउने कोठा चल्दैन।',
  'A tab shows as a space. For rows from a spreadsheet write a table: lines such as | One | Two |, and below the first | --- | --- |':
    'पङ्क्ति र स्तम्भका लागि तालिका बनाउनुहोस्: लाइन | एक | दुई | र त्यसमुनि | --- | --- |',
  'Begin a table with a line | One | Two |, and write below it a line | --- | --- |':
    'तालिका यसरी सुरु गर्नुहोस्: लाइन | एक | दुई | र त्यसमुनि | --- | --- |',
  'Add a second $mark after the text. To show a single $mark, write \\$mark':
    'टेक्स्टपछि अर्को $mark पनि लेख्नुहोस्। एउटा मात्र देखाउन अघि \\ लेख्नुहोस्: \\$mark',
  'Delete this `. It has no second one, and visitors would see it.':
    'यो ` हटाउनुहोस्। अर्को ` छैन, त्यसैले ग्राहकले देख्छन्।',
  'Type the character itself. Visitors would see $text.':
    'चिन्ह नै टाइप गर्नुहोस्। नत्र ग्राहकले $text देख्छन्।',
  'Type this part of the line again. It contains an invisible character.':
    'लाइनको यो भाग फेरि टाइप गर्नुहोस्। यसमा नदेखिने चिन्ह छ।',
  'Write the text without this code. It makes an invisible character.':
    'यो कोड हटाउनुहोस्। यसले नदेखिने चिन्ह बनाउँछ।',
  'Delete this mark of a source. ChatGPT adds it, and visitors would see it.':
    'ChatGPT ले राखेको यो चिन्ह हटाउनुहोस्। नत्र ग्राहकले देख्छन्।',
  'Type this text again. "$text" was another letter before it was copied.':
    'यो टेक्स्ट फेरि टाइप गर्नुहोस्। कपी गर्दा अक्षर बिग्रेर “$text” भयो।',
  'Visitors see "$text". If letters were lost when it was copied, type them again.':
    'ग्राहकले “$text” देख्छन्। कपी गर्दा अक्षर हराएको भए फेरि टाइप गर्नुहोस्।',
  'Write $replace or $escaped. The characters * are not shown.':
    '$replace वा $escaped लेख्नुहोस्। नत्र * देखिँदैन।',
  'This line turns the previous line into a heading.': 'यस लाइनले माथिको लाइनलाई शीर्षक बनाउँछ।',
  'Write a blank line before it.': 'बीचमा एउटा लाइन खाली छोड्नुहोस्।',
  'Delete this line.': 'यो लाइन हटाउनुहोस्।',
  'For a heading, begin the line with ## and a space.': 'शीर्षक नै चाहिए लाइन ## र स्पेसबाट सुरु गर्नुहोस्।',
  'These characters make a line across the page. For a line, write ---':
    'यी चिन्हले पेजमा तेर्सो धर्सो बनाउँछन्। धर्सो नै चाहिए --- लेख्नुहोस्।',
  'Delete these characters. They turn all text after them into code.':
    'यी चिन्ह हटाउनुहोस्। नत्र यसपछिको सबै टेक्स्ट कोड बन्छ।',
  'This curly bracket is never opened. To show it, write \\}':
    'यो } को सुरुको { छैन। } नै देखाउन \\} लेख्नुहोस्।',
  'This curly bracket is never closed. Write {$name}, or \\{ to show the bracket.':
    'यो { बन्द गरिएको छैन। {$name} लेख्नुहोस्। { नै देखाउन \\{ लेख्नुहोस्।',
  'Write a space between $marks and the text. Then this becomes a heading.':
    '$marks र टेक्स्टको बीचमा खाली ठाउँ राख्नुहोस्, अनि शीर्षक बन्छ।',
  'Write a space between $marks and the text. Then this becomes a list.':
    '$marks र टेक्स्टको बीचमा खाली ठाउँ राख्नुहोस्, अनि सूची बन्छ।',
  'Delete this line. Visitors would see the code.': 'यो लाइन हटाउनुहोस्। नत्र ग्राहकले कोड देख्छन्।',
  'Delete this line. Visitors would see === as text.': 'यो लाइन हटाउनुहोस्। नत्र ग्राहकले === देख्छन्।',
  'Write ** directly before and after the bold text: **text**':
    '** गाढा टेक्स्टसँग टाँसेर लेख्नुहोस्: **टेक्स्ट**',
  'Write ** directly before and after the bold text: **text**. To show them, write \\*\\*':
    '** गाढा टेक्स्टसँग टाँसेर लेख्नुहोस्: **टेक्स्ट**। ** नै देखाउन \\*\\* लेख्नुहोस्।',
  'Write $marks directly before and after the text.': '$marks टेक्स्टसँग टाँसेर लेख्नुहोस्।',
  'Delete the space between ] and (. Then this becomes a link.':
    '] र ( को बीचको खाली ठाउँ हटाउनुहोस्, अनि लिङ्क बन्छ।',
  'Delete the crossed-out price, or write "instead of". Text cannot be crossed out here.':
    'यहाँ अक्षर काट्न मिल्दैन। काटिएको मूल्य हटाउनुहोस्, वा “को सट्टा” लेख्नुहोस्।',
  'Delete the $marks. Text cannot be crossed out here.':
    '$marks हटाउनुहोस्। यहाँ टेक्स्ट काटेको देखाउन मिल्दैन।',
  'Delete the $marks. Text cannot be bold here, and visitors would see them.':
    '$marks हटाउनुहोस्। यहाँ गाढा अक्षर चल्दैन।',
  'Delete the $marks. Visitors would see it.': '$marks हटाउनुहोस्। नत्र ग्राहकले देख्छन्।',
  'Delete $tag. Tags work below the fields only, and visitors would see it.':
    '$tag हटाउनुहोस्। नत्र ग्राहकले देख्छन्।',
  'Write $link. A URL alone does not become a link.': '$link लेख्नुहोस्। ठेगाना मात्र लेखेर लिङ्क बन्दैन।',
  'Use https:// if the site supports it.': 'त्यो साइटमा https:// चल्छ भने त्यही लेख्नुहोस्।',
  'Write the text of a link in [ ], and after it the URL in ( ): $replace':
    'लिङ्कको टेक्स्ट [ ] मा र ठेगाना ( ) मा लेख्नुहोस्: $replace',
  'Write a link as [text](/faq). To show the bracket, write \\[':
    'लिङ्क यसरी लेख्नुहोस्: [टेक्स्ट](/faq)। [ नै देखाउन \\[ लेख्नुहोस्।',
  'Write a link as [text]($name). To show the bracket, write \\[':
    'लिङ्क यसरी लेख्नुहोस्: [टेक्स्ट]($name)। [ नै देखाउन \\[ लेख्नुहोस्।',
  'Write a link as [text](https://…) or [text](email).':
    'लिङ्क यसरी लेख्नुहोस्: [टेक्स्ट](https://…) वा [टेक्स्ट](email)।',
  'Write {$name} for the fact. To show the bracket, write \\[':
    'पसलको जानकारी राख्न {$name} लेख्नुहोस्। [ नै देखाउन \\[ लेख्नुहोस्।',
  'Write the text alone. A link does not work here, and visitors would see its URL.':
    'टेक्स्ट मात्र लेख्नुहोस्। यहाँ लिङ्क चल्दैन।',
  'Write a space after $text. Then the text becomes bold.':
    '$text पछि खाली ठाउँ राख्नुहोस्, अनि अक्षर गाढा हुन्छ।',
  'Write a space before $text. Then the text becomes bold.':
    '$text अघि खाली ठाउँ राख्नुहोस्, अनि अक्षर गाढा हुन्छ।',
  'Write $text here. Otherwise visitors would see the $marks.':
    'यहाँ $text लेख्नुहोस्। नत्र ग्राहकले $marks देख्छन्।',
  'This text cannot be read. Write your last change in another way.':
    'यो टेक्स्ट पढ्न सकिएन। भर्खरै बदलेको कुरा अर्को तरिकाले लेख्नुहोस्।',
  'Undo the last change in this file. The check fails on it, and a developer must look at it.':
    'यस फाइलको पछिल्लो परिवर्तन फिर्ता लिनुहोस्। यसलाई जाँच्न सकिएन, साइट बनाउनेलाई देखाउनुहोस्।',
  'This file has more errors than these $count. They appear when these are fixed.':
    'यस फाइलमा यी $count भन्दा बढी गल्ती छन्। यी सच्याएपछि अरू देखिन्छन्।',
  'Correct these lines first. This file has $count more.':
    'पहिले यी लाइन सच्याउनुहोस्। यस फाइलमा अरू $count छन्।',
  'Write the text of <$name> on one line, without lists and line breaks: <$name …>text</$name>':
    '<$name> को टेक्स्ट एकै लाइनमा लेख्नुहोस्: <$name …>टेक्स्ट</$name>',

  // Colours.
  'Make these two colours differ more. Text in this colour has a contrast of $ratio:1 on "$paper" and needs $textContrast:1.':
    'यी दुई रङ अझै फरक बनाउनुहोस्। यस रङ र “$paper” को फरक $ratio : १ छ, $textContrast : १ चाहिन्छ।',
  'Make this colour lighter or darker. Text in "$paper" or "$ink" has a contrast of $ratio:1 on it and needs $textContrast:1.':
    'यो रङ अझै उज्यालो वा गाढा बनाउनुहोस्। यसमाथि “$paper” वा “$ink” रङका अक्षरको फरक $ratio : १ छ, $textContrast : १ चाहिन्छ।',
  'Write yes or no.': 'yes वा no लेख्नुहोस्।',
  'Write a colour in quotes, as # and six digits, such as "#17503f".': 'रङ यसरी लेख्नुहोस्: "#17503f"',

  // Whole files.
  '"$name" is set twice. Delete one of the two lines.':
    '“$name” दुईपटक लेखिएको छ। एउटा लाइन हटाउनुहोस्।',
  '"__proto__" cannot be a name here.': '“__proto__” नाम राख्न मिल्दैन।',
  'Put a value that begins with $character in quotes.': '$character बाट सुरु हुने कुरा "…" भित्र लेख्नुहोस्।',
  'Write $text': 'यसरी लेख्नुहोस्: $text',
  'Put a value with a colon and a space in quotes.': ': भएको कुरा "…" भित्र लेख्नुहोस्।',
  'Put the whole value in "quotes". Visitors do not see the text after a #.':
    'पूरै कुरा "…" भित्र लेख्नुहोस्। नत्र # पछिको टेक्स्ट ग्राहकले देख्दैनन्।',
  'Visitors do not see the text after this #. Put the whole value in "quotes", or write the note on its own line.':
    'यो # पछिको टेक्स्ट ग्राहकले देख्दैनन्। देखाउने भए पूरै कुरा "…" भित्र लेख्नुहोस्। टिपोट भए छुट्टै लाइनमा लेख्नुहोस्।',
  'This cannot be read. Put the value in "quotes".': 'यो पढ्न सकिएन। यो कुरा "…" भित्र लेख्नुहोस्।',
  'Put the other kind of quotes around the whole value. It ends at this quotation mark, but more text follows.':
    "पूरै कुरा अर्को उद्धरण चिन्ह '…' भित्र लेख्नुहोस्। नत्र यस चिन्हपछिको टेक्स्ट छुट्छ।",
  'Add a quotation mark after the value. This one is never closed.':
    'अन्त्यमा पनि उद्धरण चिन्ह " लेख्नुहोस्।',
  'These are curly quotes. Type straight quotes.': 'यी चिन्ह बाङ्गा छन्। सीधा " टाइप गर्नुहोस्।',
  "Use 'single quotes'. A backslash has a special meaning in double quotes.":
    "'…' भित्र लेख्नुहोस्। \" भित्र \\ को अर्थ अर्कै हुन्छ।",
  'Remove { and }. Write a text without brackets, and each field on a line of its own.':
    '{ र } हटाउनुहोस्। हरेक फिल्ड छुट्टै लाइनमा लेख्नुहोस्।',
  'Delete the character before this value, such as & * ! { or [':
    'यसअघिको & * ! { वा [ जस्तो चिन्ह हटाउनुहोस्।',
  'Delete the %. A field cannot begin with it.': '% हटाउनुहोस्। फिल्ड यसबाट सुरु हुँदैन।',
  'Write a space after the colon.': ': पछि खाली ठाउँ राख्नुहोस्।',
  'Write a field as a name, a colon and a value. Is a colon missing?':
    'फिल्ड यसरी लेख्नुहोस्: नाम, : अनि कुरा। : छुट्यो कि?',
  'Write each field on a line like "title: About us": a name, a colon, a space and a value.':
    'हरेक फिल्ड एउटा लाइनमा यसरी लेख्नुहोस्: "title: About us"',
  'Write lines like "title: About us" between the two lines of hyphens. There are no fields yet.':
    'दुई --- लाइनको बीचमा यस्तो लेख्नुहोस्: "title: About us"',
  'Align this line with the lines that it belongs to.': 'यो लाइनको सुरु सँगैका लाइनसँग मिलाउनुहोस्।',
  'It begins too far to the right.': 'यो धेरै दायाँबाट सुरु हुन्छ।',
  'Use spaces instead of the tab at the beginning of this line.':
    'लाइनको सुरुमा ट्याब होइन, स्पेस राख्नुहोस्।',
  'Delete this line of three dots. It ends the fields too early.': 'तीन थोप्लाको यो लाइन हटाउनुहोस्।',
  'A content file begins with a line of exactly three hyphens (---) and nothing else.':
    'फाइलको पहिलो लाइनमा --- मात्र हुनुपर्छ।',
  'This one is saved as RTF. Save it again as plain text.':
    'यो RTF फाइल हो। साधारण टेक्स्ट (plain text) को रूपमा फेरि सेभ गर्नुहोस्।',
  'The fields end with a line of exactly three hyphens (---) and nothing else.':
    'फिल्ड सकिएपछिको लाइनमा --- मात्र हुनुपर्छ।',
  'Write a line of three hyphens (---) below the last field.':
    'अन्तिम फिल्डको तल --- मात्र भएको लाइन लेख्नुहोस्।',
  'Write a line of three hyphens (---) before the fields, and another one after them.':
    'फिल्डभन्दा माथि र तल --- मात्र भएको लाइन लेख्नुहोस्।',
  'Move this line between the two lines of hyphens, to the other fields.':
    'यो लाइन माथि, दुई --- लाइनको बीचमा सार्नुहोस्।',
  'Two people have changed these lines. Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.':
    'यी लाइन दुई जनाले बदले। एउटा राख्नुहोस्, र <<<<<<<, ======= र >>>>>>> का लाइन हटाउनुहोस्।',
  'This file is empty.': 'यो फाइल खाली छ।',
  'Delete these characters. They are repeated hundreds of times.':
    'यी चिन्ह हटाउनुहोस्। सयौं पटक दोहोरिएका छन्।',
  'Delete some of these characters. More than $maxDepth quotes, lists or brackets are open inside each other.':
    'यीमध्ये केही चिन्ह हटाउनुहोस्। एकभित्र अर्को गरी $maxDepth भन्दा बढी उद्धरण, सूची वा कोष्ठक छन्।',
  'Split this file. It has more than $maxLength characters.':
    'यो फाइल टुक्र्याउनुहोस्। यसमा $maxLength भन्दा बढी अक्षर छन्।',
  'Ask a person who speaks the language to read this translation. Then delete this line.':
    'यो अनुवाद भाषा जान्ने कसैलाई पढ्न लगाउनुहोस्।',
  'Write a kind of business of https://schema.org/LocalBusiness, such as FurnitureStore.':
    'व्यवसायको प्रकार https://schema.org/LocalBusiness को सूचीबाट लेख्नुहोस्, जस्तै FurnitureStore।',
  'Write the name of a time zone, for example Asia/Kathmandu or Europe/Berlin.':
    'समय क्षेत्रको नाम लेख्नुहोस्, जस्तै Asia/Kathmandu।',
  'Write the tag of a language, such as en, ne or pt-BR.': 'भाषाको कोड लेख्नुहोस्, जस्तै en वा ne।',
  'Write all twelve months, one per line.': 'बाह्रै महिना लेख्नुहोस्, हरेक लाइनमा एउटा।',
  'Write all ten digits, without spaces.': 'दसै वटा अङ्क लेख्नुहोस्, बीचमा खाली ठाउँ नराख्नुहोस्।',
  'Write the owner and the name of the repository, such as owner/name.':
    'GitHub मा साइट राख्ने खाता र नाम यसरी लेख्नुहोस्: owner/name',
  'Write the three letters of the currency (ISO 4217), for example NPR.':
    'मुद्राका तीन अक्षर लेख्नुहोस्, जस्तै NPR।',
  'A < begins a tag. To show it, write \\<': '< बाट ट्याग सुरु हुन्छ। < नै देखाउन \\< लेख्नुहोस्।',
  'End this tag with >. To show a <, write \\<': 'यो ट्यागको अन्त्यमा > लेख्नुहोस्। < नै देखाउन \\< लेख्नुहोस्।',
  '<$tag>:': '<$tag>:',
  'Write <$name />. It has no text and is never closed.': '<$name /> लेख्नुहोस्। यसमा टेक्स्ट हुँदैन।',
  'Write just <$name />. It has no text.': '<$name /> मात्र लेख्नुहोस्। यसमा टेक्स्ट हुँदैन।',
  'Write </$name> at the end of <$name>. It is never closed.':
    '<$name> को अन्त्यमा </$name> लेख्नुहोस्। यो बन्द गरिएको छैन।',
  'Write </$openTag> first. <$openTag> is still open, so $end closes nothing.':
    'पहिले </$openTag> लेख्नुहोस्। <$openTag> अझै खुला छ, त्यसैले $end ले केही बन्द गर्दैन।',
  'Write <$tag> and </$tag> each on a separate line.': '<$tag> र </$tag> छुट्टाछुट्टै लाइनमा लेख्नुहोस्।',
  'Write the end of a tag as </Name>, without anything else.':
    'ट्यागको अन्त्य </Name> मात्र हुन्छ। अरू केही नलेख्नुहोस्।',
  'Write text, and then </$name>. <$name> is empty.': '<$name> खाली छ। टेक्स्ट लेख्नुहोस्, अनि </$name>।',
  'Write <$name> on a separate line, with a blank line before and after it. It cannot be within a sentence.':
    '<$name> छुट्टै लाइनमा लेख्नुहोस्। माथि र तल एक-एक लाइन खाली छोड्नुहोस्। वाक्यभित्र राख्न मिल्दैन।',
  'Write a list in <$name> with a picture in each line: - ![what it shows](name) text below it':
    '<$name> मा सूची लेख्नुहोस्, हरेक लाइनमा एउटा तस्बिर: - ![विवरण](नाम) टेक्स्ट',
  'Write plain text here. Tags such as <$name> work on pages only.':
    'यहाँ टेक्स्ट मात्र लेख्नुहोस्। <$name> पेजमा मात्र चल्छ।',
  'This tag is closed but never opened.': 'यो ट्याग बन्द गरिएको छ, तर सुरु गरिएकै छैन।',
  'A card cannot be inside another card. Write </Card> before it.':
    'कार्डभित्र अर्को कार्ड राख्न मिल्दैन। यसअघि </Card> लेख्नुहोस्।',
  'A tag needs a name. <> and </> are not allowed.': 'ट्यागको नाम चाहिन्छ। <> र </> चल्दैनन्।',
  'There is no tag <$name>. Did you mean <$suggestion>?': '<$name> भन्ने ट्याग छैन। <$suggestion> हो?',
  'There is no tag <$name>.': '<$name> भन्ने ट्याग छैन।',
  '<br> is HTML. For a new line, write \\ at the end of the line before. For a new paragraph, leave a blank line.':
    '<br> चल्दैन। नयाँ लाइनका लागि अघिल्लो लाइनको अन्त्यमा \\ लेख्नुहोस्। नयाँ अनुच्छेदका लागि एउटा लाइन खाली छोड्नुहोस्।',
  '<$name> is HTML. Another site cannot be shown here. Link to it: [text](https://…)':
    '<$name> चल्दैन। अर्को साइट यहाँ देखाउन मिल्दैन, लिङ्क राख्नुहोस्: [टेक्स्ट](https://…)',
  '<$name> is HTML, which is not allowed here.': '<$name> चल्दैन। हटाउनुहोस्।',
  'HTML is not allowed here.': 'HTML चल्दैन। हटाउनुहोस्।',
  'Delete the comment <!-- … -->. Write notes between the two --- lines. Begin each note with #.':
    '<!-- … --> हटाउनुहोस्। टिपोट माथि दुई --- लाइनको बीचमा, # बाट सुरु गरेर लेख्नुहोस्।',
  'Write each attribute as name="value", with straight quotes.':
    'सीधा " राखेर यसरी लेख्नुहोस्: name="value"',
  'Write each attribute as name="value", without curly brackets.':
    '{ } बिना यसरी लेख्नुहोस्: name="value"',
  'Write $attribute with quotes instead of curly brackets.': '{ } होइन, " भित्र लेख्नुहोस्: $attribute',
  'Write $attribute. The attribute needs a value.': 'यसरी लेख्नुहोस्: $attribute',
  'Add the second quotation mark in this tag.': 'यस ट्यागमा दोस्रो " पनि लेख्नुहोस्।',
  'The attribute "$name" is set twice. Delete one of the two.':
    '“$name” दुईपटक लेखिएको छ। एउटा हटाउनुहोस्।',

  // Files and photos.
  'Rename this file to $name.': 'यो फाइलको नाम $name राख्नुहोस्।',
  'Rename this file. $file has the same name.': 'यो फाइलको नाम बदल्नुहोस्। $file को नाम पनि यही छ।',
  'Name the file in lower case letters and digits, with single hyphens between words':
    'फाइलको नाम साना अङ्ग्रेजी अक्षर र अङ्कमा, शब्दका बीचमा एउटा - राखेर लेख्नुहोस्',
  'Name the file in lower case letters and digits, with single hyphens between words: $name':
    'फाइलको नाम साना अङ्ग्रेजी अक्षर र अङ्कमा, शब्दका बीचमा एउटा - राखेर लेख्नुहोस्: $name',
  'Give this file another name, and write that name where the picture is used. Otherwise this picture and $file would both be called $id.':
    'यो फाइलको अर्को नाम राख्नुहोस्, र तस्बिर राखिएको ठाउँमा त्यही नाम लेख्नुहोस्। नत्र यो तस्बिर र $file दुवैको नाम $id हुन्छ।',
  'A page cannot be named "$id". The site itself uses this name. Rename the file, for example to $id-page.mdx.':
    'पेजको नाम “$id” राख्न मिल्दैन। यो नाम साइट आफैंलाई चाहिन्छ। अर्को नाम राख्नुहोस्, जस्तै $id-page.mdx।',
  'Is this a copy of $name? Delete it.': 'यो $name को प्रतिलिपि हो? हटाउनुहोस्।',
  'Otherwise name it $name.': 'होइन भने यसको नाम $name राख्नुहोस्।',
  'Content files end in .mdx.': 'टेक्स्टका फाइलको नामको अन्त्यमा .mdx हुन्छ।',
  'This one has no ending.': 'यसको नामको अन्त्यमा केही छैन।',
  'Rename this file to end in .mdx, not in $ending.':
    'यो फाइलको नामको अन्त्यमा $ending होइन, .mdx राख्नुहोस्।',
  '"$ending" files cannot be read here.': 'यहाँ “$ending” फाइल पढ्न सकिँदैन।',
  'Copy the text into a plain text file.': 'टेक्स्ट कपी गरेर साधारण टेक्स्ट फाइलमा राख्नुहोस्।',
  'Pictures end in $endings.': 'तस्बिरका फाइलको अन्त्यमा यीमध्ये एउटा हुन्छ: $endings।',
  '"$ending" cannot be shown.': '“$ending” देखाउन सकिँदैन।',
  'Move these files into the folders of $folder/. The site does not use files here.':
    'यी फाइल $folder/ भित्रका फोल्डरमा सार्नुहोस्। साइटले यहाँका फाइल चलाउँदैन।',
  'Move these pictures into $folder. They are the same in all languages.':
    'यी तस्बिर $folder मा सार्नुहोस्। सबै भाषामा तस्बिर एउटै हुन्छन्।',
  'The site does not use a folder "$folder" in content/.':
    'साइटले content/ मा “$folder” भन्ने फोल्डर चलाउँदैन।',
  'The site does not use a file with this name.': 'साइटले यस नामको फाइल चलाउँदैन।',
  'Rename this folder to "$tag", the tag of its language.':
    'यो फोल्डरको नाम “$tag” राख्नुहोस्। यस भाषाको कोड यही हो।',
  'Name the folder of a language by its tag, such as ne, de or pt-BR. "$name" is not a known language.':
    'भाषाको फोल्डरको नाम भाषाको कोड हुन्छ, जस्तै ne, de वा pt-BR। “$name” भन्ने भाषा थाहा छैन।',
  'Save this file as UTF-8 text. Open it in the program that wrote it, choose Save as, and then the encoding UTF-8.':
    'यो फाइल UTF-8 मा सेभ गर्नुहोस्। जुन प्रोग्रामले लेखेको हो, त्यसमा खोलेर Save as र UTF-8 छान्नुहोस्।',
  'This links to a file outside content. Put the file itself here.':
    'यो content बाहिरको फाइलको लिङ्क हो। यहाँ फाइल नै राख्नुहोस्।',
  'Put the file itself here, or delete this. It cannot be read.':
    'यहाँ फाइल नै राख्नुहोस्, वा यो हटाउनुहोस्। यो पढ्न सकिएन।',
  'Browsers cannot show HEIC photos. Send it to yourself by mail or WhatsApp, which converts it to JPEG.':
    'ब्राउजरले HEIC फोटो देखाउँदैन। इमेल वा WhatsApp बाट आफैंलाई पठाउनुहोस्, यो JPEG बन्छ।',
  'For new photos choose on the iPhone: Settings, Camera, Formats, Most Compatible.':
    'अबका फोटोका लागि iPhone मा Settings, Camera, Formats, Most Compatible छान्नुहोस्।',
  'Save this picture again in the program that made it. The file cannot be read.':
    'यो तस्बिर बनाएको प्रोग्राममा फेरि सेभ गर्नुहोस्। फाइल पढ्न सकिएन।',
  'It $reasons.': 'यस फोटोमा मिलाउनुपर्ने: $reasons।',
  'contains the place where it was taken': 'खिचेको ठाउँको जानकारी',
  'contains data of the camera': 'क्यामेराको जानकारी',
  'is not upright': 'ठाडो छैन',
  'is $length pixels long, more than $longestSide': 'लम्बाइ $length पिक्सेल छ, $longestSide भन्दा बढी',
  'This is a $kind file.': 'यो $kind फाइल हो।',
  'This is a $kind file, although its name ends differently.':
    'यो $kind फाइल हो, तर नामको अन्त्य फरक छ।',
  'Rename it to end in $ending.': 'नामको अन्त्यमा $ending राख्नुहोस्।',
  'Save it again as a JPEG.': 'JPEG मा फेरि सेभ गर्नुहोस्।',
  'This picture is animated. Save it as a still picture.':
    'यो चल्ने तस्बिर हो। नचल्ने तस्बिरमा सेभ गर्नुहोस्।',
  'Save this photo smaller. It has $size megapixels, more than 100.':
    'यो फोटो सानो बनाएर सेभ गर्नुहोस्। यसमा $size मेगापिक्सेल छ, १०० भन्दा बढी।',
  'Save this photo again as RGB. It has the colours of a printer (CMYK).':
    'यो फोटो RGB मा फेरि सेभ गर्नुहोस्। यसमा छाप्ने मेसिनका रङ (CMYK) छन्।',
  'Save this drawing again without scripts and links. It contains code.':
    'यो चित्र स्क्रिप्ट र लिङ्क बिना फेरि सेभ गर्नुहोस्। यसमा कोड छ।',
  'Save this drawing again without clones. It repeats its parts more than $maxElements times.':
    'यो चित्र दोहोरिने भाग (clones) बिना फेरि सेभ गर्नुहोस्। यसका भाग $maxElements पटकभन्दा बढी दोहोरिन्छन्।',
  'Save this drawing again with a size. It has neither a width and a height nor a viewBox.':
    'यो चित्र नाप राखेर फेरि सेभ गर्नुहोस्। यसमा width र height वा viewBox छैन।',
  'This drawing contains a photo.': 'यस चित्रभित्र फोटो छ।',
  'This drawing contains a drawing.': 'यस चित्रभित्र अर्को चित्र छ।',
  'Embed the picture "$name" in this drawing. A drawing cannot load other files.':
    'तस्बिर “$name” यसै चित्रभित्र राख्नुहोस्। चित्रले अरू फाइल खोल्दैन।',
  'Embed "$name" in this drawing. A drawing cannot load other files.':
    '“$name” यसै चित्रभित्र राख्नुहोस्। चित्रले अरू फाइल खोल्दैन।',
  'Git LFS stores this picture elsewhere.': 'यो तस्बिर Git LFS मा अन्त राखिएको छ।',
};
