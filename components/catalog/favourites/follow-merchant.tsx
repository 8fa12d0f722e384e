import { useTranslations } from "next-intl";
import { MarkButton } from "./mark-button";

/** Follows a merchant. */
export function FollowMerchant({ id, name }: { id: number; name: string }) {
	const t = useTranslations("favourites");
	return (
		<MarkButton
			subject={{ kind: "merchant", id }}
			words={{
				label: name,
				off: t("follow.off"),
				on: t("follow.on"),
				marked: t("follow.done", { name }),
				unmarked: t("follow.undone", { name }),
				look: t("look"),
				failed: t("failed"),
			}}
		/>
	);
}
