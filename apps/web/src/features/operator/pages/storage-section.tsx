import { operatorStorage } from "@codetale/contract/operator/upkeep";
import { FactList } from "../components/fact-list.tsx";
import { Loaded } from "../components/loaded.tsx";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { bytesText } from "../words.ts";

/** How much is stored in files and in the database. */
export function StorageSection() {
  const query = useSectionQuery(operatorStorage);
  return (
    <Loaded query={query}>
      {({ files, databaseBytes }) => (
        <FactList
          facts={[
            { name: "Files", value: files.count.toLocaleString("en") },
            { name: "Size of the files", value: bytesText(files.bytes) },
            { name: "Size of the database", value: bytesText(databaseBytes) },
          ]}
        />
      )}
    </Loaded>
  );
}
