"use client";

import { useTranslations } from "next-intl";
import { Table } from "@/components/layout/console/table";
import { Picture } from "@/components/ui/picture";
import type { Dashboard } from "@/gateway/contract/insight/dashboard";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";

/** What sold most. */
export function BestGoods({ goods }: { goods: Dashboard["bestGoods"] }) {
	const t = useTranslations("console.dashboard");
	return (
		<section className="best">
			<h2 className="head-title">{t("best")}</h2>
			<Table
				isCards
				label={t("best")}
				columns={[
					"",
					t("goods"),
					{ word: t("price"), kind: "number" },
					{ word: t("sold"), kind: "number" },
					{ word: t("stock"), kind: "number" },
				]}
			>
				{goods.map(({ id, name, image, price, sales, stock }) => (
					<tr key={id}>
						<td>
							<Picture source={image} alt="" width={48} />
						</td>
						<td className="wide">
							<Link href={paths.goods(id)}>{name}</Link>
						</td>
						<td className="number">{formatPrice(price)}</td>
						<td className="number">{sales}</td>
						<td className="number">{stock}</td>
					</tr>
				))}
			</Table>
		</section>
	);
}
