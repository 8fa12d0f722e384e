"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Missed } from "./missed";
import type { Own } from "./own";

const CollectorFields = dynamic(
	() => import("./collector-fields").then((module) => module.CollectorFields),
	{ ssr: false },
);

/** Who comes, where nothing is brought anywhere. */
export function Collector({ isMissing, ...own }: Own & { isMissing: boolean }) {
	const t = useTranslations("checkout.collecting");
	return (
		<section
			className="part"
			id="collector"
			aria-label={t("who")}
			style={{ minHeight: heightOfFields }}
		>
			<h2>{t("who")}</h2>
			<p className="soft">{t("whoDetail")}</p>
			<CollectorFields {...own} />
			<Missed isMissing={isMissing}>{t("whoMissing")}</Missed>
		</section>
	);
}

/** With its fields, so that nothing moves when they come. */
const heightOfFields = 380;
