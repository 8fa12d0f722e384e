import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, root } from "./house/list-files";
import { misnamedFolders } from "./house/misnamed-folders";
import { nativeForms } from "./house/native-forms";
import { rawColours } from "./house/raw-colours";
import { report } from "./house/report";
import { schemasInFirstLoad } from "./house/schemas-in-first-load";

// Rules of the house that the linter cannot hold.

const files = listFiles();
const read = (file: string) => readFileSync(join(root, file), "utf8");

const styled = files.filter(
	(file) =>
		/^(app|components|lib)\/.*\.(tsx?|css)$/.test(file) &&
		!file.startsWith("lib/theme/") &&
		!/\.test\.tsx?$/.test(file),
);

report(
	[
		...styled.flatMap((file) =>
			rawColours(read(file)).map(
				(colour) =>
					`${file}: ${colour} is a raw colour; name it in lib/theme and use that`,
			),
		),
		...styled.flatMap((file) =>
			nativeForms(read(file)).map(
				(form) =>
					`${file}: ${form} would be sent by the browser with all that was typed in the address; spread sentByScript, or name its action`,
			),
		),
		...misnamedFolders(files).map(
			(folder) =>
				`${folder}/: folders are kebab-case and say what they hold; see docs/architecture.md`,
		),
		...schemasInFirstLoad(files, read).map(
			(way) =>
				`${way.join(" > ")}: every visitor would load schemas with this page; take values from a -terms file of gateway/contract, and load what checks a form by import()`,
		),
	],
	`${files.length} files, no raw colours, forms sent by script, folders well named, no schemas in a first load`,
);
