ALTER TABLE "stories" ADD COLUMN "figures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "figures_for_others" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Older stories are told in daylight and calmly, with whoever speaks in the picture.
UPDATE "stories" SET
	"scenes" = coalesce((
		SELECT jsonb_agg(scene || jsonb_build_object('sky', 'day', 'moods', '{}'::jsonb, 'cast', CASE
			WHEN jsonb_typeof(scene -> 'speaker') <> 'string' OR scene -> 'cast' @> jsonb_build_array(scene -> 'speaker') THEN scene -> 'cast'
			ELSE jsonb_build_array(scene -> 'speaker') || (scene -> 'cast') END) ORDER BY place)
		FROM jsonb_array_elements("scenes") WITH ORDINALITY AS told(scene, place)
	), '[]'::jsonb),
	"scenes_for_others" = coalesce((
		SELECT jsonb_agg(scene || jsonb_build_object('sky', 'day', 'moods', '{}'::jsonb, 'cast', CASE
			WHEN jsonb_typeof(scene -> 'speaker') <> 'string' OR scene -> 'cast' @> jsonb_build_array(scene -> 'speaker') THEN scene -> 'cast'
			ELSE jsonb_build_array(scene -> 'speaker') || (scene -> 'cast') END) ORDER BY place)
		FROM jsonb_array_elements("scenes_for_others") WITH ORDINALITY AS told(scene, place)
	), '[]'::jsonb);--> statement-breakpoint
-- Everybody in them is drawn as a person, as before: the family's children as children, and whoever
-- is in the shared edition alone, which are their stand-ins.
UPDATE "stories" SET
	"figures" = coalesce((
		SELECT jsonb_agg(jsonb_build_object('name', name, 'kind', 'person', 'age', CASE
			WHEN name IN (SELECT trim(child ->> 'name') FROM jsonb_array_elements("children") AS child) THEN 'child'
			ELSE 'adult' END))
		FROM (SELECT DISTINCT jsonb_array_elements_text(scene -> 'cast') AS name FROM jsonb_array_elements("scenes") AS scene) AS shown
	), '[]'::jsonb),
	"figures_for_others" = coalesce((
		SELECT jsonb_agg(jsonb_build_object('name', name, 'kind', 'person', 'age', CASE
			WHEN name IN (SELECT jsonb_array_elements_text(scene -> 'cast') FROM jsonb_array_elements("scenes") AS scene) THEN 'adult'
			ELSE 'child' END))
		FROM (SELECT DISTINCT jsonb_array_elements_text(scene -> 'cast') AS name FROM jsonb_array_elements("scenes_for_others") AS scene) AS shown
	), '[]'::jsonb);--> statement-breakpoint
UPDATE "stories" SET
	"about" = jsonb_set("about", '{cast}', coalesce((
		SELECT jsonb_agg(figure) FROM jsonb_array_elements("figures") AS figure WHERE "about" -> 'cast' @> jsonb_build_array(figure -> 'name')
	), '[]'::jsonb)),
	"about_for_others" = jsonb_set("about_for_others", '{cast}', coalesce((
		SELECT jsonb_agg(figure) FROM jsonb_array_elements("figures_for_others") AS figure WHERE "about_for_others" -> 'cast' @> jsonb_build_array(figure -> 'name')
	), '[]'::jsonb));
