"use client";

import { useTranslations } from "next-intl";
import * as api from "@/lib/api/operator-home";
import { AreaBoard } from "./area-board";
import { SectionForm } from "./section-form";

// messages: console.content.rule.*

/** Shelves of both home pages, or one of them as a form. */
export function SectionBoard() {
	const t = useTranslations("console.content");
	return (
		<AreaBoard
			tab="sections"
			addLabel={t("newSection")}
			read={api.readSections}
			remove={api.removeSection}
			arrange={api.arrangeSections}
			describe={({ rule }) => ({ detail: t(`rule.${rule}`) })}
			form={(known, back) => (
				<SectionForm key={known?.id} known={known} back={back} />
			)}
		/>
	);
}
