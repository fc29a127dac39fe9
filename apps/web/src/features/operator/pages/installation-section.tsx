import { operatorInstallation } from "@codetale/contract/operator/upkeep";
import { FactList } from "../components/fact-list.tsx";
import { Loaded } from "../components/loaded.tsx";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { instantText } from "../instant-text.ts";

/** Versions of what runs, and what is set up. */
export function InstallationSection() {
  const query = useSectionQuery(operatorInstallation);
  return (
    <Loaded query={query}>
      {({ versions: { product, node, database, migrations, migratedAt }, settings }) => (
        <FactList
          facts={[
            { name: "Product", value: product },
            { name: "Node", value: node },
            { name: "Database engine", value: database },
            {
              name: "Migrations",
              value:
                migratedAt === null
                  ? String(migrations)
                  : `${migrations}, the last of ${instantText(migratedAt)}`,
            },
            ...settings,
          ]}
        />
      )}
    </Loaded>
  );
}
