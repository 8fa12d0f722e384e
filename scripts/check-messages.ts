import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, localeCodes } from "../gateway/contract/locale";
import { listFiles, root } from "./house/list-files";
import { report } from "./house/report";
import { type Catalogue, flatten } from "./messages/catalogue";
import { compareCatalogues } from "./messages/compare-catalogues";
import { compareUses } from "./messages/compare-uses";
import { keysUsed } from "./messages/keys-used";

const read = (file: string) => readFileSync(join(root, file), "utf8");

const catalogueOf = (locale: string): Catalogue =>
	flatten(JSON.parse(read(`messages/${locale}.json`)));

const source = catalogueOf(defaultLocale);
const translations = localeCodes.filter((locale) => locale !== defaultLocale);
const usesByFile = new Map(
	listFiles()
		.filter((file) => /^(app|components|lib|server)\/.*\.tsx?$/.test(file))
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.map((file) => [file, keysUsed(read(file))]),
);

report(
	[
		...translations.flatMap((locale) =>
			compareCatalogues(locale, source, catalogueOf(locale)),
		),
		...compareUses(source, usesByFile),
	],
	`${source.size} messages in ${localeCodes.length} languages, each with a use`,
);
