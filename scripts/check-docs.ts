import { readFileSync } from "node:fs";
import { join } from "node:path";
import { measuredPaths } from "./bench/measured-paths";
import { documentFaults, type House } from "./house/document-faults";
import { readFingerprint } from "./house/fingerprint";
import { listFiles, root } from "./house/list-files";
import { report } from "./house/report";
import { figureFaults } from "./house/stamped-figures";
import { undocumentedSettings } from "./house/undocumented-settings";
import { workplaceWords } from "./house/workplace-words";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const textual =
	/\.(?:md|tsx?|mjs|js|json|sql|ya?ml|css|svg)$|^\.ci\/|^[^/]*\.?[a-z]+$/;
/** They name what they look for. */
const exempt = [
	"scripts/house/workplace-words.ts",
	"scripts/house/docs.test.ts",
];

const settings = [
	"gateway/settings.ts",
	"lib/process/env.ts",
	"scripts/start/settings.ts",
	"gateway/departure-settings.ts",
];

const files = listFiles();
const documents = files.filter((file) => file.endsWith(".md"));
const house: House = {
	paths: new Set(
		files.flatMap((file) => {
			const parts = file.split("/");
			return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
		}),
	),
	scripts: new Set(Object.keys(JSON.parse(read("package.json")).scripts)),
};

const figures = { paths: measuredPaths, fingerprint: readFingerprint() };

report(
	[
		...documents.flatMap((file) => documentFaults(file, read(file), house)),
		...documents.flatMap((file) => figureFaults(file, read(file), figures)),
		...undocumentedSettings(settings.map(read), read("docs/operating.md")),
		...files
			.filter((file) => textual.test(file) && !exempt.includes(file))
			.flatMap((file) => workplaceWords(file, read(file))),
	],
	`${documents.length} documents, every reference leads somewhere`,
);
