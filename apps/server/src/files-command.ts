/** `npm run files -- copy disk s3` (or `s3 disk`): copies images and voices, also while the product serves. */
import { readDataSettings } from "#config/env";
import { createS3FileStore } from "#platform/storage/create-s3-file-store";
import { openDiskFiles } from "#platform/storage/open-files";
import { runFilesCommand } from "./features/backup/file-copying.service.ts";
import { runCommand } from "./operator-command.ts";

await runCommand("files", async (args) => {
  const { dataDir, s3: bucket } = readDataSettings();
  const s3 = bucket && createS3FileStore(bucket);
  try {
    return await runFilesCommand(args, { disk: openDiskFiles(dataDir), s3 });
  } finally {
    s3?.close();
  }
});
