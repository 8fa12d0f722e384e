import { readFileSync } from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import type { merchant, merchantQualification } from "../schema/merchant";
import type { CategoryIndex } from "./category-rows";
import type { SampleFiles } from "./files";
import type { MerchantSeed } from "./merchant-schema";

// Merchants with what stands on their fronts. Their licences lie in no public folder: the loader puts the pictures into
// the database, under names that no address can say.

/** Ids are positions in the file. Goods and stars are counted once they are there. */
export function merchantRows(
	files: SampleFiles,
	categories: CategoryIndex,
): (typeof merchant.$inferInsert)[] {
	return files.merchants.map((entry, at) => ({
		id: at + 1,
		name: entry.name,
		introduction: entry.introduction,
		logo: `/sample/merchants/${entry.key}-200.webp`,
		isSelfSupport: entry.isSelfSupport,
		type: entry.type,
		categoryId: categories.idOf(entry.classification),
		address: entry.address,
		phone: entry.phone,
		openedOn: entry.openedOn,
		goodsCount: 0,
		cover: `/sample/covers/${entry.key}-1200.webp`,
		notice: entry.notice,
		serviceType: entry.service?.serviceType ?? null,
		serviceLink: entry.service?.serviceLink ?? "",
		serviceMessage: entry.service?.serviceMessage ?? "",
		servicePhone: entry.service?.servicePhone ?? "",
		serviceEmail: entry.service?.serviceEmail ?? "",
		openingHours: weekOf(entry.hours),
	}));
}

function weekOf(hours: MerchantSeed["hours"]) {
	if (!hours) return null;
	return [
		...Array.from({ length: 5 }, () => hours.week),
		...Array.from({ length: 2 }, () => hours.weekend ?? null),
	];
}

export function qualificationRows(
	files: SampleFiles,
): (typeof merchantQualification.$inferInsert)[] {
	return files.merchants.flatMap((entry, merchantAt) =>
		entry.qualifications.map((kind, at) => ({
			merchantId: merchantAt + 1,
			title: files.qualifications[kind] ?? null,
			image: specimenOf(entry, kind),
			position: at + 1,
		})),
	);
}

const specimenOf = (entry: MerchantSeed, kind: string) =>
	`specimen-${entry.key}-${kind}.webp`;

/** The file of a specimen, as `npm run sample:pictures` draws it. */
export function specimenFile(name: string): string {
	return path.join(import.meta.dirname, "specimens", name);
}

/** Puts the pictures behind {@link qualificationRows} where the gateway finds them. */
export async function insertSpecimens(
	client: Client,
	files: SampleFiles,
): Promise<void> {
	const names = qualificationRows(files).map(({ image }) => image);
	await client.query(
		`insert into upload_content (name, bytes)
		select * from unnest($1::text[], $2::bytea[])
		on conflict (name) do update set bytes = excluded.bytes`,
		[names, names.map((name) => readFileSync(specimenFile(name)))],
	);
}
