"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import { Icon } from "@/components/ui/icon";
import { moved } from "./goods-values";

const picturesMax = 8;

// messages: console.goods.form.*
const moves = [
	{ by: -1, word: "earlier", icon: "chevron-left" },
	{ by: 1, word: "later", icon: "chevron-right" },
] as const;

/** Pictures of a goods: sent at once, in an order that buttons change; the first is the one on cards. */
export function PicturesCard() {
	const t = useTranslations("console.goods.form");
	const id = useId();
	const { value, change, fault } = useAdminField("images");
	const images = value as string[];
	const pictures = usePictures({
		model: "goods",
		countMax: picturesMax,
		kept: images,
		// The order is this form's; the field tells what there is.
		onChange: (paths) =>
			change([
				...images.filter((path) => paths.includes(path)),
				...paths.filter((path) => !images.includes(path)),
			]),
	});
	return (
		<section className="card" aria-labelledby={id}>
			<div>
				<h2 id={id}>{t("pictures")}</h2>
				<p className="soft">{t("picturesHint")}</p>
			</div>
			{fault && (
				<p className="bad" role="alert">
					{fault}
				</p>
			)}
			<PicturesField
				{...pictures}
				label={t("pictures")}
				countMax={picturesMax}
			/>
			{images.length > 1 && (
				<ol className="order flow wraps gap-x3" aria-label={t("order")}>
					{images.map((path, at) => (
						<li key={path} className="row">
							{/* biome-ignore lint/performance/noImgElement: a small one of the gateway's. */}
							<img
								src={path.replace("-800.", "-400.")}
								alt={t("pictureAt", { number: at + 1 })}
								width={56}
								height={56}
							/>
							{moves.map(({ by, word, icon }) => (
								<button
									key={word}
									type="button"
									className="centre"
									aria-label={t(word, { number: at + 1 })}
									disabled={images[at + by] === undefined}
									onClick={() => change(moved(images, at, at + by))}
								>
									<Icon name={icon} size={18} />
								</button>
							))}
						</li>
					))}
				</ol>
			)}
		</section>
	);
}
