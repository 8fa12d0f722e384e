import { useTranslations } from "next-intl";

/** From here on a shopper should know how many are left. */
const fewStock = 10;

/** Whether it is there; few left, it says how many. */
export function Availability({ stock }: { stock: number }) {
	const t = useTranslations("goods.stock");
	if (stock === 0) return <p className="strong soft">{t("none")}</p>;
	if (stock <= fewStock)
		return <p className="few strong">{t("few", { count: stock })}</p>;
	return <p className="strong jade">{t("plenty")}</p>;
}
