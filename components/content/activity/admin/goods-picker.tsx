"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styled from "styled-components";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import { Field } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { Picture } from "@/components/ui/picture";
import { activityGoodsMax } from "@/gateway/contract/content/activity-terms";
import { theme } from "@/lib/theme/theme";
import { movedUp, type PickedGoods } from "./activity-values";
import { useGoodsSearch } from "./use-goods-search";

/** Goods in their order, and a search for more. */
export function GoodsPicker() {
	const t = useTranslations("console.activity.form");
	const { value, change } = useAdminField("goods");
	const { fault } = useAdminField("goodsIds");
	const goods = value as PickedGoods[];
	return (
		<Card>
			<h2>{t("goods", { count: goods.length, max: activityGoodsMax })}</h2>
			{goods.length > 0 && (
				<ol>
					{goods.map(({ id, name, image, isShown }, at) => (
						<li key={id} className="goods-line rule-above">
							<Picture className="as-well" source={image} alt="" width={48} />
							<span className="stack anywhere">
								{name}
								{!isShown && (
									<span className="away size-small">{t("offShelf")}</span>
								)}
							</span>
							<span className="flow">
								<button
									type="button"
									disabled={at === 0}
									aria-label={t("earlier", { name })}
									onClick={() => change(movedUp(goods, at))}
								>
									<Icon name="arrow-up" size={18} />
								</button>
								<button
									type="button"
									aria-label={t("dropGoods", { name })}
									onClick={() => change(goods.toSpliced(at, 1))}
								>
									<Icon name="x" size={18} />
								</button>
							</span>
						</li>
					))}
				</ol>
			)}
			{goods.length < activityGoodsMax && (
				<GoodsSearch
					isTaken={(id) => goods.some((one) => one.id === id)}
					fault={fault}
					onPick={(one) => change([...goods, one])}
				/>
			)}
		</Card>
	);
}

interface GoodsSearchProps {
	fault: string | undefined;
	isTaken: (id: number) => boolean;
	onPick: (goods: PickedGoods) => void;
}

function GoodsSearch({ fault, isTaken, onPick }: GoodsSearchProps) {
	const t = useTranslations("console.activity.form");
	const [keyword, setKeyword] = useState("");
	const found = useGoodsSearch(keyword);
	return (
		<div>
			<Field
				type="search"
				label={t("search")}
				fault={fault}
				value={keyword}
				onChange={({ target }) => setKeyword(target.value)}
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
			/>
			<ul aria-live="polite">
				{found?.map(({ id, name, image }) => (
					<li key={id} className="goods-line rule-above">
						<Picture className="as-well" source={image} alt="" width={48} />
						<span className="stack anywhere">{name}</span>
						<button
							type="button"
							disabled={isTaken(id)}
							aria-label={t("addGoods", { name })}
							onClick={() => onPick({ id, name, image, isShown: true })}
						>
							<Icon name={isTaken(id) ? "check" : "plus"} size={18} />
						</button>
					</li>
				))}
				{found?.length === 0 && (
					<li className="soft">{t("nothing", { keyword: keyword.trim() })}</li>
				)}
			</ul>
		</div>
	);
}

const Card = styled.section.attrs({ className: "card" })`
	.goods-line {
		${kit.grid("48px minmax(0, 1fr) auto", "x3")};
		align-items: center;
		min-height: 64px;
	}
	.away {
		color: ${theme.colour.accentDeep};
	}
	.goods-line button {
		${kit.round};
		cursor: pointer;
		${kit.hover({ background: "sunken" }, ":not(:disabled)")};
	}
	.goods-line button:disabled {
		color: ${theme.colour.hairline};
		cursor: default;
	}
`;
