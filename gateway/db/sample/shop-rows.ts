import type { banner, homeSection, siteText } from "../schema/home";
import type { locker } from "../schema/locker";
import type { hotSearch } from "../schema/search";
import type { store } from "../schema/store";
import type { CategoryIndex } from "./category-rows";
import type { SampleFiles } from "./files";

// Rows of all that is neither category, merchant nor goods.

/** Fee and threshold are the table's own. */
export function storeRows(files: SampleFiles): (typeof store.$inferInsert)[] {
	return files.stores.map((entry, at) => ({
		id: at + 1,
		merchantId:
			files.merchants.findIndex(({ key }) => key === entry.merchant) + 1,
		name: entry.name,
		district: entry.district,
		address: entry.address,
		phone: entry.phone,
		latitude: entry.latitude,
		longitude: entry.longitude,
		radiusMetres: entry.radiusMetres,
		collects: entry.collects ?? false,
		takesParcels: entry.takesParcels ?? false,
		openingHours: [
			...Array.from({ length: 5 }, () => entry.hours.week),
			...Array.from({ length: 2 }, () => entry.hours.weekend),
		],
	}));
}

export function lockerRows(files: SampleFiles): (typeof locker.$inferInsert)[] {
	return files.lockers.map((entry, at) => ({
		id: at + 1,
		network: entry.network,
		code: entry.code,
		name: entry.name,
		district: entry.district,
		address: entry.address,
		latitude: entry.latitude,
		longitude: entry.longitude,
		openingHours: Array.from({ length: 7 }, () => entry.hours),
		isOpen: true,
	}));
}

function resolvePath(path: string, categories: CategoryIndex): string {
	return path.replace(
		/cid=@([a-z0-9-]+)/,
		(_, key: string) => `cid=${categories.idOf(key)}`,
	);
}

export function bannerRows(
	files: SampleFiles,
	categories: CategoryIndex,
): (typeof banner.$inferInsert)[] {
	return files.banners.map((entry, at) => ({
		id: at + 1,
		cartType: entry.area,
		title: entry.title,
		subtitle: entry.subtitle,
		action: entry.action,
		path: resolvePath(entry.path, categories),
		image: `/sample/banners/${entry.key}-1200.webp`,
		imagePhone: `/sample/banners/${entry.key}-750.webp`,
		position: at + 1,
	}));
}

export function homeSectionRows(
	files: SampleFiles,
	categories: CategoryIndex,
): (typeof homeSection.$inferInsert)[] {
	return files.home.sections.map((entry, at) => ({
		id: at + 1,
		cartType: entry.area,
		rule: entry.rule,
		categoryId: entry.category ? categories.idOf(entry.category) : null,
		title: entry.title,
		subtitle: entry.subtitle,
		path: resolvePath(entry.path, categories),
		position: at + 1,
	}));
}

export function siteTextRows(
	files: SampleFiles,
): (typeof siteText.$inferInsert)[] {
	return Object.entries(files.home.siteTexts).map(([name, value]) => ({
		name,
		value,
	}));
}

export function hotSearchRows(
	files: SampleFiles,
): (typeof hotSearch.$inferInsert)[] {
	return files.hotSearches.map((keyword, at) => ({
		id: at + 1,
		keyword,
		position: at + 1,
	}));
}
