import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./house/list-files";
import { report } from "./house/report";
import { licenceTable } from "./notice/licence-table";

// `npm run notice` writes the table of NOTICE.md anew; with `--check` it only says whether that is needed.

const file = join(root, "NOTICE.md");
const heading = "## Packages\n";

const written = readFileSync(file, "utf8");
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const before = written.slice(0, written.indexOf(heading) + heading.length);
const current = `${before}\n${licenceTable(lock)}\n`;

if (!process.argv.includes("--check")) writeFileSync(file, current);
else
	report(
		current === written
			? []
			: ["NOTICE.md is not that of the lock file: run `npm run notice`"],
		"NOTICE.md agrees with the lock file",
	);
