"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LineField, Pair } from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { AdminListStyles } from "@/components/layout/console/list/admin-list";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { Pagination } from "@/components/ui/pagination";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

/** Words that find nothing, with what shoppers see in their place. */
export function InsteadPanel() {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const word = useSearchParams().get("word") ?? "";
	const { page } = usePageOf("tab", ["instead"]);
	const { found, error, ask } = useAccountList(["admin instead", page], (api) =>
		api.get("/api/operator/search/instead", { query: { page } }),
	);
	async function remove(keyword: string) {
		await browserApi(locale).post("/api/operator/search/instead/remove", {
			body: { keyword },
		});
		await ask();
	}
	return (
		<>
			<InsteadForm key={word} word={word} onSaved={ask} />
			{!found && <Awaited error={error} onRetry={() => void ask()} />}
			<AdminListStyles aria-label={t("tab.instead")}>
				{found?.list.map(({ keyword, replacement }) => (
					<li key={keyword}>
						<div className="kept">
							<span className="what">
								{t("insteadOf", { keyword, replacement })}
							</span>
							<AskFirst
								label={t("remove")}
								about={keyword}
								title={t("removeTitle")}
								detail={t("insteadOf", { keyword, replacement })}
								onConfirm={() => remove(keyword)}
							/>
						</div>
					</li>
				))}
			</AdminListStyles>
			{found && (
				<Pagination
					page={found.page}
					totalPage={found.totalPage}
					pathOf={(to) => consolePath("search", { tab: "instead", page: to })}
				/>
			)}
		</>
	);
}

interface InsteadFormProps {
	word: string;
	onSaved: () => Promise<unknown>;
}

function InsteadForm({ word, onSaved }: InsteadFormProps) {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const form = useAdminForm(
		{ keyword: word, replacement: "" },
		async (values) => {
			await browserApi(locale).post("/api/operator/search/instead/save", {
				body: values,
			});
			notify(t("kept"));
			form.reset({ keyword: "", replacement: "" });
			await onSaved();
		},
	);
	return (
		<AdminForm form={form}>
			<div className="card">
				<p className="soft">{t("insteadDetail")}</p>
				<Pair>
					<LineField path="keyword" label={t("keyword")} />
					<LineField path="replacement" label={t("replacement")} />
				</Pair>
			</div>
		</AdminForm>
	);
}
