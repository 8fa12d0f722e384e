"use client";

import { useTranslations } from "next-intl";
import { AreaPanel } from "./area-panel";
import { SectionForm } from "./section-form";

// messages: console.content.rule.*

/** Shelves of both home pages, or one of them as a form. */
export function SectionPanel() {
	const t = useTranslations("console.content");
	return (
		<AreaPanel
			tab="sections"
			addLabel={t("newSection")}
			read={(api) => api.get("/api/operator/content/sections")}
			remove={(api, id) =>
				api.post("/api/operator/content/section/remove/{id}", {
					params: { id },
				})
			}
			arrange={(api, cartType, body) =>
				api.post("/api/operator/content/section/arrange/{cartType}", {
					params: { cartType },
					body,
				})
			}
			describe={({ rule }) => ({ detail: t(`rule.${rule}`) })}
			form={(known, back) => (
				<SectionForm key={known?.id} known={known} back={back} />
			)}
		/>
	);
}
