"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { consolePath } from "@/components/layout/console/console-path";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { WrittenField } from "@/components/layout/console/form/fields";
import { written } from "@/components/layout/console/form/form-values";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { AdminList } from "@/components/layout/console/list/admin-list";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useLanding } from "@/components/layout/console/use-landing";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { type Localized, localize } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { wholeNumber } from "@/lib/routes/whole-number";

const path = (form?: number | "new") =>
	consolePath("search", { tab: "hot", form });

/** Popular words beside the search field, in their order, or one of them as a form. */
export function HotPanel() {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const form = useSearchParams().get("form");
	const { found, error, ask } = useAccountList(["admin hot"], (asked) =>
		asked.get("/api/operator/search/hot"),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	if (form) {
		const known = found.find(({ id }) => id === wholeNumber(form));
		return <HotForm key={form} known={known} />;
	}
	const asked = browserApi(locale);
	const then = async (command: Promise<unknown>) => {
		await command;
		await ask();
	};
	return (
		<>
			<div className="flow wraps gap-x2">
				<LinkButton kind="primary" href={path("new")}>
					{t("newHot")}
				</LinkButton>
			</div>
			<AdminList
				label={t("tab.hot")}
				items={found.map(({ id, keyword }) => ({
					id,
					title: localize(keyword, locale),
				}))}
				editPath={path}
				onRemove={(id) =>
					then(
						asked.post("/api/operator/search/hot/remove/{id}", {
							params: { id },
						}),
					)
				}
				onArrange={(ids) =>
					then(
						asked.post("/api/operator/search/hot/arrange", { body: { ids } }),
					)
				}
			/>
		</>
	);
}

interface HotFormProps {
	/** Undefined for a new word. */
	known: { id: number; keyword: Localized } | undefined;
}

function HotForm({ known }: HotFormProps) {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const land = useLanding(path());
	const initial: { keyword: Localized } = { keyword: known?.keyword ?? {} };
	const form = useAdminForm(initial, async ({ keyword }) => {
		await browserApi(locale).post("/api/operator/search/hot/save", {
			body: {
				id: known?.id ?? null,
				keyword: written(keyword),
			},
		});
		land(t("kept"));
	});
	return (
		<AdminForm form={form} hasLanguages back={path()}>
			<div className="card">
				<WrittenField path="keyword" label={t("keyword")} />
			</div>
		</AdminForm>
	);
}
