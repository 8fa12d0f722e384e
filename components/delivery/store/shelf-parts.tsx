import { useTranslations } from "next-intl";
import { Chips } from "@/components/catalog/list/chips";
import type { CategoryQuery } from "@/components/catalog/list/find-category";
import type { StoreShelf } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";

interface ShelfPartsProps {
	shelf: StoreShelf;
	category: CategoryQuery;
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
