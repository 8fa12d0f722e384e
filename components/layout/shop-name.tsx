import { getTranslations } from "next-intl/server";
import { readSite } from "@/lib/cached/site";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** The logo with the shop's names, the way home. */
export async function ShopName() {
	const t = await getTranslations("layout.shop");
	const { logo } = await readSite(await currentLocale());
	return (
		<Link className="shop target gap-x3 rigid" href={paths.home()}>
			{/* biome-ignore lint/performance/noImgElement: a vector needs no sizes. */}
			<img src={logo || "/pictures/mark.svg"} alt="" width={40} height={40} />
			<span className="stack line-tight no-break">
				<span className="own size-title">{t("name")}</span>
				<span className="note">{t("otherName")}</span>
			</span>
		</Link>
	);
}
