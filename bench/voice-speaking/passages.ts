/** What is read aloud to be measured: sentences as stories have them. */
export const passages = {
  en: [
    "The little fox ran down the hill to find her best friend. She carried a lantern and a loaf of bread.",
    "“Wait for me,” said the old owl, and he flew slowly over the river.",
    "In the morning they counted seven stones, one after another, until the sun came up.",
    "Mina looked at the door, took a deep breath, and knocked three times. Nobody answered.",
    "What would you do now? Would you climb the tree, or call the bear?",
    "The boat was small but strong. It smelled of apples and rain.",
  ],
  es: [
    "El pequeño zorro bajó la colina para buscar a su mejor amiga. Llevaba una linterna y un pan.",
    "Por la mañana contaron siete piedras, una tras otra, hasta que salió el sol.",
    "¿Qué harías tú ahora? ¿Subirías al árbol o llamarías al oso?",
  ],
  fr: [
    "Le petit renard descend la colline pour trouver son meilleur ami. Il porte une lanterne et du pain.",
    "Attends moi, dit le vieux hibou, et il vole doucement au-dessus de la rivière.",
    "Le matin ils comptent sept pierres, une après l’autre, jusqu’au lever du soleil.",
    "Elle regarde la porte, respire, et frappe trois fois. Personne ne répond.",
    "Que ferais tu maintenant ? Tu grimpes dans l’arbre ou tu appelles l’ours ?",
  ],
  hi: [
    "छोटी लोमड़ी अपनी सहेली को ढूँढने पहाड़ी से नीचे उतरी। उसके हाथ में एक लालटेन थी।",
    "सुबह सबने मिलकर सात पत्थर गिने, एक के बाद एक।",
    "अब तुम क्या करोगे? पेड़ पर चढ़ोगे या भालू को बुलाओगे?",
  ],
} as const;
