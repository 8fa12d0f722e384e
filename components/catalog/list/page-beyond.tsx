import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { type ListQuery, paths } from "@/lib/routes/paths";

/** For a page behind the last of a list that is made per request: its status is sent before that is known. */
export function PageBeyond({ place }: { place: ListQuery }) {
	const t = useTranslations("list.empty");
	return (
		<main>
			<EmptyState
				headingLevel={1}
				picture="/pictures/empty-search.webp"
				title={t("page")}
				detail={t("pageDetail")}
			>
				<LinkButton
					kind="primary"
					href={paths.goodsList({ ...place, page: 1 })}
				>
					{t("firstPage")}
				</LinkButton>
			</EmptyState>
		</main>
	);
}
