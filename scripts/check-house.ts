import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kitClasses } from "../components/ui/kit-classes";
import { bareStates } from "./house/bare-states";
import { domains, foreignOnFloors, readHouse } from "./house/domains";
import { drawHouse } from "./house/draw-house";
import { listFiles, root } from "./house/list-files";
import { literalSpreads } from "./house/literal-spreads";
import { looseFiles, misnamedFolders } from "./house/misnamed-folders";
import { nativeForms } from "./house/native-forms";
import { privateWords } from "./house/private-words";
import { rawColours } from "./house/raw-colours";
import { report } from "./house/report";
import { schemasInFirstLoad } from "./house/schemas-in-first-load";
import { sizesMax, sizesOf } from "./house/sizes";
import { classesNamed, unknownClasses } from "./house/unknown-classes";

// Rules of the house that the linter cannot hold.

const files = listFiles();
const read = (file: string) => readFileSync(join(root, file), "utf8");

const styled = files.filter(
	(file) =>
		/^(app|components|lib)\/.*\.(tsx?|css)$/.test(file) &&
		!file.startsWith("lib/theme/") &&
		!/\.test\.tsx?$/.test(file),
);

const code = files.filter(
	(file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith("scripts/house/"),
);

/** Where states are words; other services' answers have numbers of their own. */
const inside = code.filter(
	(file) =>
		/^(app|components|lib|gateway)\//.test(file) &&
		!file.startsWith("gateway/providers/"),
);

const classes = new Set([
	...Object.keys(kitClasses),
	...code.flatMap((file) => classesNamed(read(file))),
]);

const sizes = sizesOf(files, read);

const house = readHouse(files, read);
const { features, foreign, bypassed, circle } = house;

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
		...styled.flatMap((file) =>
			unknownClasses(read(file), classes).map(
				(name) =>
					`${file}: nothing knows the class ${name}; see components/ui/kit-classes.ts for those of the kit`,
			),
		),
		...(["styles", "product"] as const)
			.filter((part) => sizes[part] > sizesMax[part])
			.map(
				(part) =>
					`${sizes[part]} lines of ${part}, ${sizesMax[part]} allowed: what is new is made of what is there (scripts/house/sizes.ts)`,
			),
		...misnamedFolders(files).map(
			(folder) =>
				`${folder}/: folders are kebab-case and say what they hold; see docs/architecture.md`,
		),
		...looseFiles(files).map(
			(file) => `${file}: lies loose; put it into the folder of its subject`,
		),
		...code.flatMap((file) =>
			literalSpreads(read(file)).map(
				(spread) =>
					`${file}: ${spread} is a spread of a literal; write its parts`,
			),
		),
		...code.flatMap((file) =>
			privateWords(file, read(file)).map(
				(word) =>
					`${file}: ${word}; see docs/decisions/039-words-and-states.md`,
			),
		),
		...inside.flatMap((file) =>
			bareStates(read(file)).map(
				(state) =>
					`${file}: ${state} compares with a digit; order states are words (gateway/contract/sales/order-status.ts)`,
			),
		),
		...[...foreign, ...foreignOnFloors(files, read)].map(
			({ from, to }) =>
				`${from}: its domain may not use ${to}; move the feature, or tell it by a subscriber or an effect (scripts/house/domains.ts)`,
		),
		...bypassed.map(
			({ from, to }) =>
				`${from}: ${to} is its feature's own; what others may take is exported by the service.ts of the feature`,
		),
		...circle.map(
			(feature) =>
				`gateway/features/${feature}/: goes round with others; let the lower feature be told, by a subscriber or an effect`,
		),
		...(read("docs/house.svg") === drawHouse(house)
			? []
			: ["docs/house.svg is not the house as it stands: run `npm run house`"]),
		...schemasInFirstLoad(files, read).map(
			(way) =>
				`${way.join(" > ")}: every visitor would load schemas with this page; take values from a -terms file of gateway/contract, and load what checks a form by import()`,
		),
	],
	`${files.length} files, no raw colours, forms sent by script, folders well named, no schemas in a first load; domains ${Object.keys(domains).length} features ${features.length} circles ${circle.length} doors bypassed ${bypassed.length} literal spreads 0 bare states 0 private words 0; lines: styles ${sizes.styles} product ${sizes.product}`,
);
