/**
 * Nepali for the messages of the check that staff can cause. `$name` is a value of the message. A
 * `$field` becomes the name of the field in the forms, and a `$number` gets the digits of the
 * language. `$rest` may be empty. The first message that matches is used.
 */
export const messages: Readonly<Record<string, string>> = {
  // Fields and their values.
  '"$field" is missing. Translate "$text" from $file.':
    '“$field” लेख्न बाँकी छ। $file मा यस्तो छ: $text',
  '"$field" is missing.$rest Or write "whatsapp: no" in the facts of the shop.':
    '“$field” लेख्न बाँकी छ। पसलको WhatsApp छैन भने पसलको जानकारीमा whatsapp: no लेख्नुहोस्।',
  '"$field" is missing.$rest': '“$field” लेख्न बाँकी छ।',
  '"$field" is empty. Begin each of its lines with "- ".$rest':
    '“$field” खाली छ। हरेक लाइन - र स्पेसबाट सुरु गर्नुहोस्।',
  '"$field" is empty. Write its fields below it, each indented by two spaces.':
    '“$field” खाली छ। यसका फिल्ड तलका लाइनमा, दुई स्पेस छोडेर लेख्नुहोस्।',
  'a line of "$field" is empty.$rest': '“$field” को एउटा लाइन खाली छ।',
  '"$field" is empty.$rest': '“$field” लेख्न बाँकी छ।',
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
  '"$field" cannot be "$value". Did you mean "$choice"?':
    '“$field” मा “$value” मिल्दैन। “$choice” हो?',
  '"$field" cannot be "$value". The names are $choices.':
    '“$field” मा “$value” मिल्दैन। यी नाम मिल्छन्: $choices।',
  '"$field" cannot be "$value". Similar names are $choices.':
    '“$field” मा “$value” मिल्दैन। मिल्दोजुल्दो नाम: $choices।',
  '"$field" cannot be "$value".': '“$field” मा “$value” मिल्दैन।',
  '"$name" is not known here. Did you mean "$choice"?': 'यहाँ “$name” मिल्दैन। “$choice” हो?',
  '"$name" is not known here. The names are $choices.':
    'यहाँ “$name” मिल्दैन। यी नाम मिल्छन्: $choices।',
  'Delete "$name". It cannot be set here.': '“$name” हटाउनुहोस्। यहाँ यो राख्न मिल्दैन।',
  'Delete "$field". $file does not have it.': '“$field” हटाउनुहोस्। मूल फाइलमा यो छैन।',
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
  'A link needs text: $example': 'लिङ्कमा टेक्स्ट चाहिन्छ: $example',
  'Delete this line. The site needs this page, so it cannot be a draft.':
    'यो लाइन हटाउनुहोस्। साइटलाई यो पेज चाहिन्छ, मस्यौदा राख्न मिल्दैन।',
  'This file is missing. The site cannot be built without it.': 'यो फाइल छैन। यसबिना साइट बन्दैन।',
  'This file is missing. Pages in this language need it.': 'यो फाइल छैन। यस भाषाका पेजलाई यो चाहिन्छ।',

  // Fonts.
  'This text is in the font $font. Visitors do not have this font, and see: $text':
    'यो टेक्स्ट $font फन्टमा छ। ग्राहकसँग यो फन्ट हुँदैन। उनीहरू यस्तो देख्छन्: $text',

  // Facts.
  'Write $fact instead of "$text". Facts are written once, in the facts of the shop.':
    '“$text” को ठाउँमा $fact लेख्नुहोस्। यो पसलको जानकारीबाट आउँछ।',
  '"$text" is nearly the $field of the shop. If you mean it, write $fact.':
    '“$text” पसलको “$field” सँग धेरै मिल्छ। त्यही हो भने $fact लेख्नुहोस्।',
  'There is no fact "$name" in the facts of the shop. Did you mean "$choice"?':
    'पसलको जानकारीमा {$name} छैन। {$choice} हो?',
  'There is no fact "$name" in the facts of the shop. For a link, write $link below the fields.':
    'पसलको जानकारीमा {$name} छैन। लिङ्क राख्न पेजको टेक्स्टमा $link लेख्नुहोस्।',
  'There is no fact "$name" in the facts of the shop.': 'पसलको जानकारीमा {$name} छैन।',
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
  '"$text" begins text without meaning. Write the real text.':
    '“$text” बाट सुरु हुने टेक्स्टको अर्थ छैन। साँचो टेक्स्ट लेख्नुहोस्।',
  '"$text" is a note to finish something. Finish it and delete the note.':
    '“$text” ले काम बाँकी छ भन्छ। काम सक्नुहोस् र यो हटाउनुहोस्।',

  // Days, hours and numbers.
  'The shop must open before it closes. Did you mean $number?': 'पसल बन्द हुनुअघि खुल्नुपर्छ। $number हो?',
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
  'These days overlap with “$reason” ($day to $last). Change one of the two.':
    'यी दिनमा “$reason” ($day – $last) पहिले नै छ। दुईमध्ये एउटा बदल्नुहोस्।',
  'These days overlap with “$reason” ($day). Change one of the two.':
    'यी दिनमा “$reason” ($day) पहिले नै छ। दुईमध्ये एउटा बदल्नुहोस्।',
  '$day is more than two years ahead. Is the year right?': '$day, आजको दुई वर्षभन्दा पछि। वर्ष ठिक छ?',
  'Did you mean $number in Bikram Sambat? In A.D. that day is $day. Check it: the calendar from 2084 on is not official yet.':
    '$number विक्रम संवत् हो? अङ्ग्रेजी मिति यो हो: $day। जाँच्नुहोस्: २०८४ देखिको पात्रो अझै आधिकारिक छैन।',
  'Did you mean $number in Bikram Sambat? In A.D. that day is $day.':
    '$number विक्रम संवत् हो? अङ्ग्रेजी मिति यो हो: $day',
  'Delete this entry, or write the next dates. "$text" ended on $day.':
    '“$text” सकियो ($day)। हटाउनुहोस् वा आउने मिति लेख्नुहोस्।',
  'Delete this file, or write a later day. This $kind ended on $day.':
    'यो सकियो ($day)। हटाउनुहोस् वा पछिको दिन लेख्नुहोस्।',
  'Write the date as year-month-day, for example $example.':
    'मिति वर्ष-महिना-दिन गरी लेख्नुहोस्, जस्तै $example।',
  'This day does not exist in the calendar.': 'यस्तो मिति हुँदैन।',
  'Write the first day after "from:" and the last day after "until:".':
    'पहिलो दिन from: पछि र अन्तिम दिन until: पछि लेख्नुहोस्।',
  'Write "date" for a single day, or "from" and "until" for several.':
    'एक दिनका लागि date, धेरै दिनका लागि from र until लेख्नुहोस्।',
  'Another file also has the order $number. Change one of them to choose which comes first.':
    'अर्कोको क्रम पनि $number छ। पहिले देखाउनुपर्नेको क्रम सानो बनाउनुहोस्।',
  'Write degrees with at least three decimals, for example $example.':
    'दशमलवपछि कम्तीमा तीन अङ्क लेख्नुहोस्, जस्तै $example।',
  'Degrees are between -$number and $number2.': 'यो -$number र $number2 को बीचमा हुनुपर्छ।',

  // Phone numbers, mail addresses and links.
  'No phone$rest has such a number. Is a digit wrong, missing or too many?':
    'यस्तो फोन नम्बर हुँदैन। कुनै अङ्क गलत, छुटेको वा बढी छ कि?',
  'Visitors do not see all cells of this row. It has $number, but the first row has $number2.':
    'यस पङ्क्तिका सबै कोठा देखिँदैनन्। यसमा $number वटा छन्, पहिलो पङ्क्तिमा $number2 वटा।',
  '+977 $number … is not a range that we know. Is a digit wrong?':
    '+977 $number बाट सुरु हुने नम्बर हामीलाई थाहा छैन। कुनै अङ्क गलत छ कि?',
  'Mobile numbers in Nepal have 10 digits. This one has $number.':
    'नेपालको मोबाइल नम्बरमा १० अङ्क हुन्छ। यसमा $number छ।',
  'A phone number has 8 to 15 digits, including the country code.':
    'फोन नम्बरमा देशको कोडसहित ८ देखि १५ अङ्क हुन्छन्।',
  'Write the number like this: $example': 'नम्बर यसरी लेख्नुहोस्: $example',
  'Write only digits after the +, not "$text".': '+ पछि अङ्क मात्र लेख्नुहोस्, "$text" होइन।',
  'Write the number with + and the country code. Here: $example':
    '+ र देशको कोडसहित नम्बर लेख्नुहोस्। यस्तो: $example',
  'Write the number with + and the country code.': '+ र देशको कोडसहित नम्बर लेख्नुहोस्।',
  'Write a number with + and the country code, or no.':
    '+ र देशको कोडसहित नम्बर लेख्नुहोस्। नम्बर छैन भने no लेख्नुहोस्।',
  'Landline numbers in Nepal have 8 digits, with the area code and without its 0. This one has $number.':
    'नेपालको ल्यान्डलाइन नम्बरमा एरिया कोडसहित ८ अङ्क हुन्छन्, सुरुको ० बाहेक। यसमा $number छन्।',
  'Write one number here. Write a second number in a text, for example on the contact page.':
    'यहाँ एउटा मात्र नम्बर लेख्नुहोस्। दोस्रो नम्बर टेक्स्टमा लेख्न सकिन्छ, जस्तै सम्पर्क पेजमा।',
  'Write $example. The 0 is not dialled after a country code.':
    '$example लेख्नुहोस्। देशको कोडपछि ० लाग्दैन।',
  'Delete the (0). It is not dialled after a country code.': '(0) हटाउनुहोस्। देशको कोडपछि ० लाग्दैन।',
  'WhatsApp links lead to this landline number.':
    'WhatsApp को लिङ्क यो ल्यान्डलाइन नम्बरमा जान्छ। WhatsApp भएको मोबाइल नम्बर लेख्नुहोस्।',
  'Write an e-mail address, for example $example.': 'इमेल ठेगाना लेख्नुहोस्, जस्तै $example',
  'Remove the space from this e-mail address.': 'इमेल ठेगानाको बीचको खाली ठाउँ हटाउनुहोस्।',
  '"$link" is not a link. Write a page like $rest':
    '“$link” लिङ्क होइन। /faq जस्तो पेज, https:// बाट सुरु हुने ठेगाना, वा call, whatsapp, email, shop जस्तो नाम लेख्नुहोस्।',
  '"$link" is not a link. Write $replacement.': '“$link” लिङ्क होइन। $replacement लेख्नुहोस्।',
  '"$link" is not a link. Did you mean "$choice"?': '“$link” लिङ्क होइन। “$choice” हो?',
  'There is no page $page. Did you mean "$choice"?': '$page भन्ने पेज छैन। $choice हो?',
  'There is no page $page. The names are $choices.': '$page भन्ने पेज छैन। यी छन्: $choices।',
  'The page $page has no heading or entry #$name. Did you mean "$choice"?':
    '$page पेजमा #$name भन्ने ठाउँ छैन। #$choice हो?',
  'The page $page has no heading or entry #$name. The names are $choices.':
    '$page पेजमा #$name भन्ने ठाउँ छैन। यी छन्: $choices।',
  'Write the page before the #, for example $example': '# अघि पेज लेख्नुहोस्, जस्तै $example',
  '$link is a draft, which visitors do not see. Delete the link.$rest':
    '$link मस्यौदा हो, ग्राहकले देख्दैनन्। यो लिङ्क हटाउनुहोस्।',
  '$link shows on some days only. Delete the link, or delete "from" and "until" from $file.':
    '$link केही दिन मात्र देखिन्छ। यो लिङ्क हटाउनुहोस्, वा $file बाट पहिलो र अन्तिम दिन हटाउनुहोस्।',
  'Type this link again. It contains invisible characters.':
    'यो लिङ्क फेरि टाइप गर्नुहोस्। यसमा नदेखिने चिन्ह छ।',
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
  'It is a page on $site.': 'यो $site को पेज हो। $site को ठाउँमा लेख्नुहोस्।',
  'Add this page under "social:", or write a name that is already there.':
    'सोसल मिडियामा यो पेज थप्नुहोस्, वा त्यहाँ भएको नाम लेख्नुहोस्।',
  'Link to call or email. The shop has no WhatsApp:$rest':
    'call वा email को लिङ्क राख्नुहोस्। पसलको WhatsApp छैन।',
  'The file does not say which social page shows the goods.':
    'बिक्रीका सामान कुन सोसल मिडिया पेजमा छन्, पसलको जानकारीमा लेख्नुहोस्।',
  'A link has no spaces. Write $replacement': 'लिङ्कमा खाली ठाउँ हुँदैन। $replacement लेख्नुहोस्।',
  'A link has no spaces. A page has the name of its file, such as $example':
    'लिङ्कमा खाली ठाउँ हुँदैन। पेजको लिङ्क यस्तो हुन्छ: $example',

  // Titles, headings and pictures.
  '$file also has this $field. Write what makes this page different.':
    '$file को “$field” पनि यही छ। यस पेजमा के फरक छ, त्यो लेख्नुहोस्।',
  '$file also has this $field. Change one of them, or delete it.':
    '$file को “$field” पनि यही छ। दुईमध्ये एउटा बदल्नुहोस् वा हटाउनुहोस्।',
  'The $field has $number characters with its facts. Shorten it. Search results cut it after $number2.':
    '“$field” मा $number अक्षर छन्। छोटो बनाउनुहोस्। सर्च इन्जिनले $number2 अक्षरपछि काट्छ।',
  'The $field has $number characters with its facts. Write more. Search results have room for $number2 to $number3.':
    '“$field” मा $number अक्षर मात्र छन्। अझै लेख्नुहोस्। सर्च इन्जिनमा $number2 देखि $number3 अक्षर देखिन्छन्।',
  'Write "$text" without $rest. The picture that chats show with a link cannot draw this.':
    '“$text” मा $rest नलेख्नुहोस्। लिङ्कसँग देखिने तस्बिरमा यो आउँदैन।',
  // Old addresses of pages and answers.
  'Delete "$name". $file has this address.': '“$name” हटाउनुहोस्। यो ठेगाना $file को हो।',
  'Delete "$name". The site itself uses this address.':
    '“$name” हटाउनुहोस्। यो ठेगाना साइट आफैंलाई चाहिन्छ।',
  'Delete "$name". Another file or line already has it.':
    '“$name” हटाउनुहोस्। यो अर्को ठाउँमा पहिल्यै लेखिएको छ।',
  'Delete "$name". It leads in a circle, and no page is at its end.':
    '“$name” हटाउनुहोस्। यो घुमेर उहीँ पुग्छ, अन्त्यमा कुनै पेज छैन।',
  'Delete this line. The page for URLs that do not exist has no address.':
    'यो लाइन हटाउनुहोस्। यस पेजको आफ्नै ठेगाना हुँदैन।',
  'Write an old address like $example.': 'पुरानो ठेगाना यसरी लेख्नुहोस्: $example',
  '$address: This address was published. Where should its visitors go?$rest':
    '$address: यो ठेगाना प्रकाशित थियो। त्यहाँ आउनेलाई अब कहाँ पठाउने?',
  'Change this text. Another heading or entry on this page already has the link #$name.':
    'यो टेक्स्ट बदल्नुहोस्। यस पेजमा अर्को शीर्षकको लिङ्क पनि #$name छ।',
  'Delete one of the two. Line $number already shows "$name", and links lead to those entries.':
    'दुईमध्ये एउटा हटाउनुहोस्। लाइन $number मा “$name” पहिल्यै देखाइएको छ।',
  'the content has no files. There is nothing to show here.': 'यहाँ देखाउने कुरा केही छैन।',
  'Write this line without #, or delete it. Only pages have headings.':
    'यो लाइन # बिना लेख्नुहोस् वा हटाउनुहोस्। शीर्षक पेजमा मात्र हुन्छ।',
  'Write ## here. Line $number is already the heading of the page.':
    'यहाँ ## लेख्नुहोस्। पेजको शीर्षक लाइन $number मा पहिल्यै छ।',
  'The page needs a heading. Begin one line with a single # and a space.':
    'पेजको शीर्षक चाहिन्छ। एउटा लाइन # र स्पेसबाट सुरु गर्नुहोस्।',
  'Move the heading with a single # to the top. It is in line $number.':
    'लाइन $number मा भएको # वाला शीर्षक सबैभन्दा माथि सार्नुहोस्।',
  'Write $replacement instead of $text. This heading skips a level.':
    '$text को ठाउँमा $replacement लेख्नुहोस्। शीर्षकको एउटा तह छुट्यो।',
  'Write the same headings in the same order as $file. Otherwise links to parts of this page may not work.':
    '$file मा भएका शीर्षक त्यही क्रममा लेख्नुहोस्। नत्र यस पेजका लिङ्क नचल्न सक्छन्।',
  'Describe the picture for people who cannot see it: $rest':
    'तस्बिर नदेख्नेका लागि विवरण लेख्नुहोस्: ![विवरण](नाम)',
  'Describe the picture in words="…", for people who cannot see it.':
    'तस्बिर नदेख्नेका लागि विवरण लेख्नुहोस्: words="…"',
  'Write after "words:" what the picture shows.': 'तस्बिरमा के देखिन्छ, लेख्नुहोस्।',
  'Write what the picture shows. "$name" is the name of a file.':
    'तस्बिरमा के देखिन्छ, लेख्नुहोस्। “$name” त फाइलको नाम हो।',
  'There is no picture "$name" in the pictures. Did you mean "$choice"?':
    '“$name” भन्ने तस्बिर छैन। “$choice” हो?',
  'There is no picture "$name" in the pictures. The names are $choices.':
    '“$name” भन्ने तस्बिर छैन। यी छन्: $choices।',
  'Write the picture’s name without its ending: $name':
    'तस्बिरको नामको अन्त्यमा .jpg जस्तो कुरा नलेख्नुहोस्: $name',
  'Names of pictures have lower case letters, digits and hyphens only.':
    'तस्बिरको नाममा साना अङ्ग्रेजी अक्षर, अङ्क र - मात्र हुन्छन्।',
  'Write $name. The name of a picture has no spaces.': '$name लेख्नुहोस्। तस्बिरको नाममा खाली ठाउँ हुँदैन।',
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
    'यो एउटै भाषाका पेजमा देखिन्छ। साइटको मुख्य भाषामा पनि लेख्नुहोस्, अनि यो लाइन हटाउनुहोस्।',

  // Text with signs that visitors would see, or would not see.
  'Visitors see "$text". Is something to be filled in?':
    'ग्राहकले “$text” देख्छन्। यहाँ केही लेख्न बाँकी छ कि?',
  'Visitors see the brackets of $text. Is something to be filled in?':
    'ग्राहकले $text को [ ] पनि देख्छन्। यहाँ केही लेख्न बाँकी छ कि?',
  'Write notes between the fields, after a #. Visitors see the text after //.':
    '// पछिको टेक्स्ट ग्राहकले देख्छन्। आफ्ना लागि टिपोट भए हटाउनुहोस्।',
  'Hashtags do not work on this site. Delete the # signs.':
    'यस साइटमा ह्यासट्याग चल्दैन। # चिन्ह हटाउनुहोस्।',
  'Begin each line of a list with a hyphen and a space.$rest':
    'सूचीको हरेक लाइन - र स्पेसबाट सुरु गर्नुहोस्।',
  'Begin this line with a hyphen and a space. Visitors would see a box.':
    'यो लाइन - र स्पेसबाट सुरु गर्नुहोस्। नत्र ग्राहकले खाली कोठा देख्छन्।',
  'Delete $text. Boxes to tick do not work here, and visitors would see the brackets.':
    '$text हटाउनुहोस्। यहाँ ठिक लगाउने कोठा चल्दैन।',
  'A tab shows as a space. For rows from a spreadsheet write a table:$rest':
    'पङ्क्ति र स्तम्भका लागि तालिका बनाउनुहोस्: लाइन | एक | दुई | र त्यसमुनि | --- | --- |',
  'Begin a table with a line $rest':
    'तालिका यसरी सुरु गर्नुहोस्: लाइन | एक | दुई | र त्यसमुनि | --- | --- |',
  'Add a second $sign after the text. To show a single $rest':
    'टेक्स्टपछि अर्को $sign पनि लेख्नुहोस्। एउटा मात्र देखाउन अघि \\ लेख्नुहोस्: \\$sign',
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
  'Type this text again. "$text" replaces letters that were lost when it was copied.':
    'यो टेक्स्ट फेरि टाइप गर्नुहोस्। कपी गर्दा अक्षर हराएर “$text” भयो।',
  'Write $text or $text2. The characters * are not shown.': '$text वा $text2 लेख्नुहोस्। नत्र * देखिँदैन।',
  'This line turns the previous line into a heading. Write a blank line before it.':
    'यस लाइनले माथिको लाइनलाई शीर्षक बनाउँछ। बीचमा एउटा लाइन खाली छोड्नुहोस्।',
  'Delete this line. This line turns the previous line into a heading.$rest':
    'यो लाइन हटाउनुहोस्। यसले माथिको लाइनलाई शीर्षक बनाउँछ।',
  'These characters make a line across the page. For a line, write $rest':
    'यी चिन्हले पेजमा तेर्सो धर्सो बनाउँछन्। धर्सो नै चाहिए --- लेख्नुहोस्।',
  'Delete these characters. They turn all text after them into code.':
    'यी चिन्ह हटाउनुहोस्। नत्र यसपछिको सबै टेक्स्ट कोड बन्छ।',
  'This curly bracket is never opened. To show it, write $rest':
    'यो } को सुरुको { छैन। } नै देखाउन \\} लेख्नुहोस्।',
  'This curly bracket is never closed. Write $text, or $rest':
    'यो { बन्द गरिएको छैन। $text लेख्नुहोस्। { नै देखाउन \\{ लेख्नुहोस्।',
  'Write a space between $sign and the text. Then this becomes $rest':
    '$sign र टेक्स्टको बीचमा खाली ठाउँ राख्नुहोस्।',
  'Delete this line. Visitors would see the code.': 'यो लाइन हटाउनुहोस्। नत्र ग्राहकले कोड देख्छन्।',
  'Delete this line. Visitors would see === as text.': 'यो लाइन हटाउनुहोस्। नत्र ग्राहकले === देख्छन्।',
  'Write ** directly before and after the bold text:$rest': '** गाढा टेक्स्टसँग टाँसेर लेख्नुहोस्: **टेक्स्ट**',
  'Write $sign directly before and after the text.': '$sign टेक्स्टसँग टाँसेर लेख्नुहोस्।',
  'Delete the space between ] and (. Then this becomes a link.':
    '] र ( को बीचको खाली ठाउँ हटाउनुहोस्, अनि लिङ्क बन्छ।',
  'Delete the crossed-out price, or write "instead of". Text cannot be crossed out here.':
    'यहाँ अक्षर काट्न मिल्दैन। काटिएको मूल्य हटाउनुहोस्, वा “को सट्टा” लेख्नुहोस्।',
  'Delete the $sign. Text cannot be crossed out here.':
    '$sign हटाउनुहोस्। यहाँ टेक्स्ट काटेको देखाउन मिल्दैन।',
  'Delete the $sign. Text cannot be bold here, and visitors would see them.':
    '$sign हटाउनुहोस्। यहाँ गाढा अक्षर चल्दैन।',
  'Delete the $sign. Visitors would see it.': '$sign हटाउनुहोस्। नत्र ग्राहकले देख्छन्।',
  'Delete $tag. Tags work below the fields only, and visitors would see it.':
    '$tag हटाउनुहोस्। नत्र ग्राहकले देख्छन्।',
  'Write $link. A URL alone does not become a link.$rest':
    '$link लेख्नुहोस्। ठेगाना मात्र लेखेर लिङ्क बन्दैन।',
  'Write the text of a link in [ ], and after it the URL in ( ): $link':
    'लिङ्कको टेक्स्ट [ ] मा र ठेगाना ( ) मा लेख्नुहोस्: $link',
  'Write a link as $link. To show the bracket, write $rest':
    'लिङ्क यसरी लेख्नुहोस्: $link। [ नै देखाउन \\[ लेख्नुहोस्।',
  'Write a link as $link or $link2.': 'लिङ्क यसरी लेख्नुहोस्: $link वा $link2।',
  'Write $fact for the fact. To show the bracket, write $rest':
    'पसलको जानकारी राख्न $fact लेख्नुहोस्। [ नै देखाउन \\[ लेख्नुहोस्।',
  'Write the text alone. A link does not work here, and visitors would see its URL.':
    'टेक्स्ट मात्र लेख्नुहोस्। यहाँ लिङ्क चल्दैन।',
  'Write a space after $text. Then the text becomes bold.':
    '$text पछि खाली ठाउँ राख्नुहोस्, अनि अक्षर गाढा हुन्छ।',
  'Write a space before $text. Then the text becomes bold.':
    '$text अघि खाली ठाउँ राख्नुहोस्, अनि अक्षर गाढा हुन्छ।',
  'Write $text here. Otherwise visitors would see the $sign.':
    'यहाँ $text लेख्नुहोस्। नत्र ग्राहकले $sign देख्छन्।',
  'This text cannot be read. Write your last change in another way.':
    'यो टेक्स्ट पढ्न सकिएन। भर्खरै बदलेको कुरा अर्को तरिकाले लेख्नुहोस्।',
  'Write the text of $tag on one line, without lists and line breaks:$rest':
    '$tag को टेक्स्ट एकै लाइनमा लेख्नुहोस्।',

  // Colours.
  'Make these two colours differ more.$rest contrast of $number:1 on $colour and needs $number2:1.':
    'यी दुई रङ अझै फरक बनाउनुहोस्। यस रङ र $colour को फरक $number : १ छ, $number2 : १ चाहिन्छ।',
  'Write a colour in quotes, as # and six digits, such as "$example".':
    'रङ यसरी लेख्नुहोस्: "$example"',

  // Whole files.
  '"$name" is set twice. Delete one of the two lines.':
    '“$name” दुईपटक लेखिएको छ। एउटा लाइन हटाउनुहोस्।',
  '"$name" cannot be a name here.': '“$name” नाम राख्न मिल्दैन।',
  'Put a value that begins with $sign in quotes. Write $text':
    '$sign बाट सुरु हुने कुरा "…" भित्र लेख्नुहोस्: $text',
  'Put a value with a colon and a space in quotes. Write $text':
    ': भएको कुरा "…" भित्र लेख्नुहोस्: $text',
  'Put the whole value in "quotes". Visitors do not see the text after a #.':
    'पूरै कुरा "…" भित्र लेख्नुहोस्। नत्र # पछिको टेक्स्ट ग्राहकले देख्दैनन्।',
  'Visitors do not see the text after this #.$rest':
    'यो # पछिको टेक्स्ट ग्राहकले देख्दैनन्। देखाउने भए पूरै कुरा "…" भित्र लेख्नुहोस्।',
  'This cannot be read. Put the value in "quotes".': 'यो पढ्न सकिएन। यो कुरा "…" भित्र लेख्नुहोस्।',
  'Put the other kind of quotes around the whole value.$rest':
    "पूरै कुरा अर्को उद्धरण चिन्ह '…' भित्र लेख्नुहोस्।",
  'Add a quotation mark after the value. This one is never closed.':
    'अन्त्यमा पनि उद्धरण चिन्ह " लेख्नुहोस्।',
  'These are curly quotes. Type straight quotes. Write $text':
    'यी चिन्ह बाङ्गा छन्। सीधा " टाइप गर्नुहोस्: $text',
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
  'Write each field on a line like $example: a name, a colon, a space and a value.':
    'हरेक फिल्ड एउटा लाइनमा यसरी लेख्नुहोस्: $example',
  'Write lines like $example between the two lines of hyphens. There are no fields yet.':
    'दुई --- लाइनको बीचमा यस्तो लेख्नुहोस्: $example',
  'Align this line with the lines that it belongs to.$rest': 'यो लाइनको सुरु सँगैका लाइनसँग मिलाउनुहोस्।',
  'Use spaces instead of the tab at the beginning of this line.':
    'लाइनको सुरुमा ट्याब होइन, स्पेस राख्नुहोस्।',
  'Delete this line of three dots. It ends the fields too early.': 'तीन थोप्लाको यो लाइन हटाउनुहोस्।',
  'A content file begins with a line of exactly three hyphens (---) and nothing else.$rest':
    'फाइलको पहिलो लाइनमा --- मात्र हुनुपर्छ।',
  'The fields end with a line of exactly three hyphens (---) and nothing else.':
    'फिल्ड सकिएपछिको लाइनमा --- मात्र हुनुपर्छ।',
  'Write a line of three hyphens (---) below the last field.':
    'अन्तिम फिल्डको तल --- मात्र भएको लाइन लेख्नुहोस्।',
  'Write a line of three hyphens (---) before the fields, and another one after them.':
    'फिल्डभन्दा माथि र तल --- मात्र भएको लाइन लेख्नुहोस्।',
  'Move this line between the two lines of hyphens, to the other fields.':
    'यो लाइन माथि, दुई --- लाइनको बीचमा सार्नुहोस्।',
  'Two people have changed these lines. Keep one of the two versions, and delete $rest':
    'यी लाइन दुई जनाले बदले। एउटा राख्नुहोस्, र <<<<<<<, ======= र >>>>>>> का लाइन हटाउनुहोस्।',
  'This file is empty.': 'यो फाइल खाली छ।',
  'Delete these characters. They are repeated hundreds of times.':
    'यी चिन्ह हटाउनुहोस्। सयौं पटक दोहोरिएका छन्।',
  'Ask a person who speaks the language to read this translation. Then delete this line.':
    'यो अनुवाद भाषा जान्ने कसैलाई पढ्न लगाउनुहोस्।',
  'Write a kind of business of https://schema.org/LocalBusiness, such as $example.':
    'व्यवसायको प्रकार https://schema.org/LocalBusiness को सूचीबाट लेख्नुहोस्, जस्तै $example।',
  'Write the name of a time zone, for example $example.':
    'समय क्षेत्रको नाम लेख्नुहोस्, जस्तै Asia/Kathmandu।',
  'Write the tag of a language, such as $example.': 'भाषाको कोड लेख्नुहोस्, जस्तै en वा ne।',
  'Write the three letters of the currency (ISO 4217), for example $example.':
    'मुद्राका तीन अक्षर लेख्नुहोस्, जस्तै $example।',
  'A < begins a tag. To show it, write $rest': '< बाट ट्याग सुरु हुन्छ। < नै देखाउन \\< लेख्नुहोस्।',
  'End this tag with >. To show a <, write $rest':
    'यो ट्यागको अन्त्यमा > लेख्नुहोस्। < नै देखाउन \\< लेख्नुहोस्।',
  'Write $tag. It has no text and is never closed.': '$tag लेख्नुहोस्। यसमा टेक्स्ट हुँदैन।',
  'Write just $tag. It has no text.': '$tag मात्र लेख्नुहोस्। यसमा टेक्स्ट हुँदैन।',
  'Write $end at the end of $tag. It is never closed.':
    '$tag को अन्त्यमा $end लेख्नुहोस्। यो बन्द गरिएको छैन।',
  'Write $end first. $tag is still open, so $text closes nothing.':
    'पहिले $end लेख्नुहोस्। $tag अझै बन्द भएको छैन।',
  'Write text, and then $end. $tag is empty.': '$tag खाली छ। टेक्स्ट लेख्नुहोस्, अनि $end।',
  'Write $tag on a separate line, with a blank line before and after it.$rest':
    '$tag छुट्टै लाइनमा लेख्नुहोस्। माथि र तल एक-एक लाइन खाली छोड्नुहोस्।',
  'Write a list in $tag with a picture in each line:$rest':
    '$tag मा सूची लेख्नुहोस्, हरेक लाइनमा एउटा तस्बिर: - ![विवरण](नाम) टेक्स्ट',
  'Write plain text here. Tags such as $tag work on pages only.':
    'यहाँ टेक्स्ट मात्र लेख्नुहोस्। $tag पेजमा मात्र चल्छ।',
  'This tag is closed but never opened.': 'यो ट्याग बन्द गरिएको छ, तर सुरु गरिएकै छैन।',
  'A card cannot be inside another card. Write $end before it.':
    'कार्डभित्र अर्को कार्ड राख्न मिल्दैन। यसअघि $end लेख्नुहोस्।',
  'A tag needs a name. $rest': 'ट्यागको नाम चाहिन्छ।',
  'There is no tag $tag. Did you mean $choice?': '$tag भन्ने ट्याग छैन। $choice हो?',
  'There is no tag $tag.': '$tag भन्ने ट्याग छैन।',
  '<br> is HTML.$rest': '<br> चल्दैन। नयाँ अनुच्छेदका लागि एउटा लाइन खाली छोड्नुहोस्।',
  '$tag is HTML. Another site cannot be shown here. Link to it: $link':
    '$tag चल्दैन। अर्को साइट यहाँ देखाउन मिल्दैन, लिङ्क राख्नुहोस्: $link',
  '$tag is HTML, which is not allowed here.': '$tag चल्दैन। हटाउनुहोस्।',
  'Delete the comment <!-- … -->.$rest': '<!-- … --> हटाउनुहोस्।',
  'Write each attribute as name="value", $rest': 'यसरी लेख्नुहोस्: name="value"',
  'Write $attribute with quotes instead of curly brackets.': '{ } होइन, " भित्र लेख्नुहोस्: $attribute',
  'Write $attribute. The attribute needs a value.': 'यसरी लेख्नुहोस्: $attribute',
  'Add the second quotation mark in this tag.': 'यस ट्यागमा दोस्रो " पनि लेख्नुहोस्।',
  'The attribute "$name" is set twice. Delete one of the two.':
    '“$name” दुईपटक लेखिएको छ। एउटा हटाउनुहोस्।',
};
