import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/routes/paths";

/** For an address that no screen claims, and for goods and lists that are not there. */
export function NotFoundScreen() {
	const t = useTranslations("layout.notFound");
	return (
		<main>
			<EmptyState
				headingLevel={1}
				picture="/pictures/not-found.webp"
				title={t("title")}
				detail={t("detail")}
			>
				<LinkButton kind="primary" href={paths.home()}>
					{t("home")}
				</LinkButton>
				<LinkButton kind="quiet" href={paths.categories()}>
					{t("categories")}
				</LinkButton>
			</EmptyState>
		</main>
	);
}
