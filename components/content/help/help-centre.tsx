import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { paths } from "@/lib/routes/paths";
import { HelpStyles } from "./help-styles";
import { HelpTree } from "./help-tree";

/** Where no article is named: all of them, to choose from. */
export async function HelpCentre() {
	const t = await getTranslations();
	return (
		<HelpStyles>
			<Breadcrumb
				crumbs={[
					{ name: t("layout.shop.name"), path: paths.home() },
					{ name: t("help.title") },
				]}
			/>
			<h1 className="head-heading text-balance">{t("help.heading")}</h1>
			<HelpTree />
		</HelpStyles>
	);
}
