"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { WrittenField } from "@/components/layout/console/form/fields";
import { written } from "@/components/layout/console/form/form-values";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { useLanding } from "@/components/layout/console/use-landing";
import type { Localized } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";

interface CategoryFormProps {
	/** Undefined for a new one. */
	known: { id: number; name: Localized } | undefined;
	back: string;
}

export function CategoryForm({ known, back }: CategoryFormProps) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(back);
	const initial: { name: Localized } = { name: known?.name ?? {} };
	const form = useAdminForm(initial, async ({ name }) => {
		await browserApi(locale).post("/api/operator/content/help/category/save", {
			body: {
				id: known?.id ?? null,
				name: written(name),
			},
		});
		land(t("kept"));
	});
	return (
		<AdminForm form={form} hasLanguages back={back}>
			<div className="card">
				<WrittenField path="name" label={t("categoryName")} />
			</div>
		</AdminForm>
	);
}
