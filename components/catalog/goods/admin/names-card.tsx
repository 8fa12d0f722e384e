"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { WrittenField } from "@/components/layout/console/form/fields";

const nameLengthMax = 120;
const introductionLengthMax = 5_000;

/** Name and introduction, a language at a time: one is enough. */
export function NamesCard() {
	const t = useTranslations("console.goods.form");
	const id = useId();
	return (
		<section className="card" aria-labelledby={id}>
			<h2 id={id}>{t("names")}</h2>
			<WrittenField path="name" label={t("name")} maxLength={nameLengthMax} />
			<WrittenField
				path="introduction"
				label={t("introduction")}
				rows={5}
				maxLength={introductionLengthMax}
			/>
		</section>
	);
}
