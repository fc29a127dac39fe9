-- A scene that asks has a line for each of its choices, besides its dialogue and its reply.
UPDATE "stories" SET
  "about" = jsonb_set("about", '{lines}', (
    SELECT to_jsonb(sum(1 + CASE jsonb_array_length("scene" -> 'choices') WHEN 0 THEN 0 ELSE 1 + jsonb_array_length("scene" -> 'choices') END))
    FROM jsonb_array_elements("scenes") AS "each"("scene"))),
  "about_for_others" = jsonb_set("about_for_others", '{lines}', (
    SELECT to_jsonb(sum(1 + CASE jsonb_array_length("scene" -> 'choices') WHEN 0 THEN 0 ELSE 1 + jsonb_array_length("scene" -> 'choices') END))
    FROM jsonb_array_elements("scenes_for_others") AS "each"("scene")))
WHERE jsonb_array_length("scenes") > 0 AND jsonb_array_length("scenes_for_others") > 0;
