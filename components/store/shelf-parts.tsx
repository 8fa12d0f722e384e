import { useTranslations } from "next-intl";
import { Chips } from "@/components/list/chips";
import type { CategoryPlace } from "@/components/list/find-category";
import type { StoreShelf } from "@/lib/page-places";
import { paths } from "@/lib/routes";

interface ShelfPartsProps {
	shelf: StoreShelf;
	category: CategoryPlace;
}

/** The parts of a top category, in a row; the sort stays. */
export function ShelfParts({ shelf, category }: ShelfPartsProps) {
	const t = useTranslations("list.chips");
	const { top } = category;
	const parts = [
		{ id: top.id, name: t("all", { name: top.name }) },
		...(top.childList ?? []),
	];
	return (
		<Chips
			label={t("label")}
			chips={parts.map(({ id: cid, name }) => ({
				name,
				path: paths.storeShelf({ ...shelf, cid, page: 1 }),
				isCurrent: cid === category.id,
			}))}
		/>
	);
}
