import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/routes/paths";

/** Nobody here, or nobody of that name: the whole street. */
export function EmptyStreet({ keyword }: { keyword?: string }) {
	const t = useTranslations("merchant.street");
	return (
		<EmptyState
			picture="/pictures/empty-search.webp"
			title={keyword ? t("empty.search", { keyword }) : t("empty.none")}
			detail={t("empty.detail")}
		>
			<LinkButton kind="primary" href={paths.street()}>
				{t("showAll")}
			</LinkButton>
		</EmptyState>
	);
}
