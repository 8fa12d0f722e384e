"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Picture } from "@/components/ui/picture";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { LineActions } from "./line-actions";
import { LineSku } from "./line-sku";
import { useChange } from "./use-change";

/** What cannot be bought any more, each with why. */
export function InvalidLines({ lines }: { lines: CartLine[] }) {
	const t = useTranslations("cart.invalid");
	const id = useId();
	const change = useChange();
	if (lines.length === 0) return null;
	return (
		<section className="group invalid" aria-labelledby={id}>
			<header className="apart">
				<h2 id={id} className="row gap-x2 head-reading">
					{t("title", { count: lines.length })}
				</h2>
				<button
					type="button"
					className="text"
					onClick={() =>
						void change({ kind: "remove", ids: lines.map((line) => line.id) })
					}
				>
					{t("clear")}
				</button>
			</header>
			<ul>
				{lines.map((line) => (
					<li key={line.id} className="item rule-above" data-line={line.id}>
						<Picture
							className="picture"
							source={line.image}
							alt=""
							width={96}
						/>
						<div className="what stack gap-x1 to-start">
							<h3 className="soft size-reading anywhere">
								{line.state === "offShelf" ? (
									line.name
								) : (
									<Link href={paths.goods(line.goodsId)}>{line.name}</Link>
								)}
							</h3>
							<LineSku line={line} />
							<p className="line-note row wraps">
								{t(line.state === "offShelf" ? "offShelf" : "soldOut")}
							</p>
						</div>
						<LineActions line={line} />
					</li>
				))}
			</ul>
		</section>
	);
}
