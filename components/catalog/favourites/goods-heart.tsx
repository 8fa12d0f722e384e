import { useTranslations } from "next-intl";
import { MarkButton } from "./mark-button";

/** Keeps a goods for later. */
export function GoodsHeart({ id, name }: { id: number; name: string }) {
	const t = useTranslations("favourites");
	return (
		<MarkButton
			subject={{ kind: "goods", id }}
			words={{
				label: t("heart.label", { name }),
				marked: t("heart.kept"),
				unmarked: t("heart.dropped"),
				look: t("look"),
				failed: t("failed"),
			}}
		/>
	);
}
