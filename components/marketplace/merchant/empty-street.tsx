import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/lib/i18n/navigation";
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
			<Link className="button primary" href={paths.street()}>
				{t("showAll")}
			</Link>
		</EmptyState>
	);
}
