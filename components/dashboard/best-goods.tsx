"use client";

import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { Dashboard } from "@/gateway/contract/dashboard";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money";
import { paths } from "@/lib/routes";

/** What sold most. */
export function BestGoods({ goods }: { goods: Dashboard["bestGoods"] }) {
	const t = useTranslations("console.dashboard");
	return (
		<section>
			<h2 id="best">{t("best")}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard. */}
			<section className="table best" aria-labelledby="best" tabIndex={0}>
				<table>
					<thead>
						<tr>
							<th colSpan={2}>{t("goods")}</th>
							<th className="number">{t("price")}</th>
							<th className="number">{t("sold")}</th>
							<th className="number">{t("stock")}</th>
						</tr>
					</thead>
					<tbody>
						{goods.map(({ id, name, image, price, sales, stock }) => (
							<tr key={id}>
								<td>
									<Picture source={image} alt="" width={48} />
								</td>
								<td className="wide">
									<Link href={paths.goods(id)} prefetch={false}>
										{name}
									</Link>
								</td>
								<td className="number">{formatPrice(price)}</td>
								<td className="number">{sales}</td>
								<td className="number">{stock}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</section>
	);
}
