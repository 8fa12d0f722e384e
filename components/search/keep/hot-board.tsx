"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import { written } from "@/components/console/draft/draft-values";
import { WrittenField } from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { Awaited } from "@/components/console/list/awaited";
import { KeptList } from "@/components/console/list/kept-list";
import { roomPath } from "@/components/console/room-path";
import { useLanding } from "@/components/console/use-landing";
import { useAccountList } from "@/components/user/use-account-list";
import { type Localized, localize } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import * as api from "@/lib/api/operator-search";
import { Link } from "@/lib/i18n/navigation";
import { wholeNumber } from "@/lib/whole-number";

const path = (form?: number | "new") =>
	roomPath("search", { tab: "hot", form });

/** Popular words beside the search field, in their order, or one of them as a form. */
export function HotBoard() {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const form = useSearchParams().get("form");
	const { found, error, ask } = useAccountList(["kept hot"], (asked) =>
		api.readHotSearches(asked),
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
			<div className="actions">
				<Link className="button primary" href={path("new")} prefetch={false}>
					{t("newHot")}
				</Link>
			</div>
			<KeptList
				label={t("tab.hot")}
				items={found.map(({ id, keyword }) => ({
					...{ id, title: localize(keyword, locale) },
				}))}
				editPath={path}
				onRemove={(id) => then(api.removeHotSearch(asked, id))}
				onArrange={(ids) => then(api.arrangeHotSearches(asked, { ids }))}
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
	const kept = useDraft(initial, async ({ keyword }) => {
		await api.saveHotSearch(browserApi(locale), {
			...{ id: known?.id ?? null, keyword: written(keyword) },
		});
		land(t("kept"));
	});
	return (
		<DraftForm kept={kept} hasLanguages back={path()}>
			<div className="card">
				<WrittenField path="keyword" label={t("keyword")} />
			</div>
		</DraftForm>
	);
}
