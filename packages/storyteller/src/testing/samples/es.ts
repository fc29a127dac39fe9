/** What parents type in Spanish. */
import type { TypedSamples } from "./typed-samples.ts";

export const spanishSamples: TypedSamples = {
  roles: (
    "héroe|la villana|mentora sabia|ayudante|bromista|la guardiana|relojera|mejor amigo|" +
    "guardián del faro"
  ).split("|"),
  traits: (
    "gruñona|amable e inteligente|tímido, curioso|valiente y divertida|come queso|" +
    "brillante|solitaria|canta mucho|buena en música|de buen corazón"
  ).split("|"),
  interests: (
    "dinosaurios, la luna|el fútbol y los trenes|cocinar||pulpos; mapas / campanas|" +
    "Le encanta el espacio|le gusta jugar con bloques"
  ).split("|"),
  objectives: (
    "compartir los juguetes|ser amable con los demás|la honestidad|tener valor|paciencia|" +
    "hacer preguntas|trabajo en equipo|expresar las emociones|contar hasta diez|la letra B|" +
    "la naturaleza|cepillarse los dientes|seguridad vial|dar las gracias|no rendirse|" +
    "el ciclo del agua|Los planetas giran alrededor del sol.|¿Qué es un verbo?|Qué hace la luna?"
  ).split("|"),
  names: "Mina|Leo|Ana María|Íñigo|Zoe|O’Neil|Björn|मीरा|Inés|José Luis|Nicolás|Ruth".split("|"),
};
