"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { activityGoodsMax } from "@/gateway/contract/content/activity-terms";
import { type DraftGoods, movedUp } from "./activity-draft";
import { useGoodsSearch } from "./use-goods-search";

interface GoodsPickerProps {
	goods: DraftGoods[];
	fault: string | undefined;
	onChange: (goods: DraftGoods[]) => void;
}

/** Goods in their order, and a search for more. */
export function GoodsPicker({ goods, fault, onChange }: GoodsPickerProps) {
	const t = useTranslations("console.activity.form");
	return (
		<section className="card">
			<h2>{t("goods", { count: goods.length, max: activityGoodsMax })}</h2>
			{fault && <p className="form-fault">{fault}</p>}
			{goods.length > 0 && (
				<ol>
					{goods.map(({ id, name, image, isShown }, at) => (
						<li key={id} className="goods-line">
							<Picture source={image} alt="" width={48} />
							<span className="what">
								{name}
								{!isShown && <span className="away">{t("offShelf")}</span>}
							</span>
							<span className="ways">
								<button
									type="button"
									disabled={at === 0}
									aria-label={t("earlier", { name })}
									onClick={() => onChange(movedUp(goods, at))}
								>
									<Icon name="arrow-up" size={18} />
								</button>
								<button
									type="button"
									aria-label={t("dropGoods", { name })}
									onClick={() => onChange(goods.toSpliced(at, 1))}
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
					onPick={(one) => onChange([...goods, one])}
				/>
			)}
		</section>
	);
}

interface GoodsSearchProps {
	isTaken: (id: number) => boolean;
	onPick: (goods: DraftGoods) => void;
}

function GoodsSearch({ isTaken, onPick }: GoodsSearchProps) {
	const t = useTranslations("console.activity.form");
	const [keyword, setKeyword] = useState("");
	const found = useGoodsSearch(keyword);
	return (
		<div>
			<Field
				type="search"
				label={t("search")}
				value={keyword}
				onChange={({ target }) => setKeyword(target.value)}
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
			/>
			<ul aria-live="polite">
				{found?.map(({ id, name, image }) => (
					<li key={id} className="goods-line">
						<Picture source={image} alt="" width={48} />
						<span className="what">{name}</span>
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
