import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/lib/i18n/navigation";
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
				<Link className="button primary" href={paths.home()}>
					{t("home")}
				</Link>
				<Link className="button quiet" href={paths.categories()}>
					{t("categories")}
				</Link>
			</EmptyState>
		</main>
	);
}
