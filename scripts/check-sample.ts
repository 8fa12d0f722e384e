import { icons } from "@iconify-json/fluent-emoji";
import { readSampleFiles, type SampleFiles } from "../gateway/db/sample/files";
import { listReferenceFaults } from "../gateway/db/sample/references";
import { trimmedVectors } from "./sample-pictures/vector";

// Says every fault of the sample shop's files at once: shape, doubled keys, references and vectors that do not exist.
// Names of goods files as arguments keep it to the faults of those.

const files = readSampleFiles();
const faults = [...listReferenceFaults(files), ...listIconFaults(files)];
const only = process.argv.slice(2);
const notified = faults.filter(
	(fault) =>
		only.length === 0 || only.some((file) => fault.startsWith(`goods/${file}`)),
);

for (const fault of notified) console.error(fault);
const goodsCount = files.goods.flatMap(({ entries }) => entries).length;
console.log(`${goodsCount} goods, ${notified.length} faults`);
process.exitCode = notified.length > 0 ? 1 : 0;

function listIconFaults(shop: SampleFiles): string[] {
	const tops = [...shop.supermarketCategories, ...shop.mallCategories];
	const used = [
		...[...tops, ...tops.flatMap((top) => top.children)].map(
			({ key, icon }) => [`categories ${key}`, icon],
		),
		...shop.merchants.map(({ key, icon }) => [`merchants.json ${key}`, icon]),
		...shop.banners.flatMap((entry) =>
			entry.icons.map((icon) => [`banners.json ${entry.key}`, icon]),
		),
		...shop.activities.flatMap((entry) =>
			entry.icons.map((icon) => [`activities.json ${entry.key}`, icon]),
		),
		...shop.goods.flatMap(({ file, entries }) =>
			entries.flatMap(({ key, picture: { icon, companion } }) =>
				[icon, ...(companion ? [companion] : [])].map((name) => [
					`${file} ${key}`,
					name,
				]),
			),
		),
	];
	return used
		.filter(
			([, icon = ""]) =>
				!(icon in icons.icons) &&
				!(icon in (icons.aliases ?? {})) &&
				!(icon in trimmedVectors),
		)
		.map(([where, icon]) => `${where}: no vector is called ${icon}`);
}
