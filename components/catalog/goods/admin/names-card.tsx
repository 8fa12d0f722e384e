"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { WrittenField } from "@/components/layout/console/form/fields";
import { IntroductionField } from "./introduction-field";

const nameLengthMax = 120;

/** Name and introduction, a language at a time: one is enough. */
export function NamesCard() {
	const t = useTranslations("console.goods.form");
	const id = useId();
	return (
		<section className="card" aria-labelledby={id}>
			<h2 id={id}>{t("names")}</h2>
			<WrittenField path="name" label={t("name")} maxLength={nameLengthMax} />
			<IntroductionField />
		</section>
	);
}
