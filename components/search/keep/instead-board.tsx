"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import { LineField } from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { AskFirst } from "@/components/console/list/ask-first";
import { Awaited } from "@/components/console/list/awaited";
import { KeptFrame } from "@/components/console/list/kept-frame";
import { roomPath } from "@/components/console/room-path";
import { Pagination } from "@/components/ui/pagination";
import { useAccountList } from "@/components/user/use-account-list";
import { usePageOf } from "@/components/user/use-page-of";
import { browserApi } from "@/lib/api/browser";
import {
	listInstead,
	removeInstead,
	saveInstead,
} from "@/lib/api/operator-search";
import { notify } from "@/lib/notice";

/** Words that find nothing, with what shoppers see in their place. */
export function InsteadBoard() {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const word = useSearchParams().get("word") ?? "";
	const { page } = usePageOf("tab", ["instead"]);
	const { found, error, ask } = useAccountList(["kept instead", page], (api) =>
		listInstead(api, { page }),
	);
	async function remove(keyword: string) {
		await removeInstead(browserApi(locale), { keyword });
		await ask();
	}
	return (
		<>
			<InsteadForm key={word} word={word} onKept={ask} />
			{!found && <Awaited error={error} onRetry={() => void ask()} />}
			<KeptFrame aria-label={t("tab.instead")}>
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
			</KeptFrame>
			{found && (
				<Pagination
					page={found.page}
					totalPage={found.totalPage}
					pathOf={(to) => roomPath("search", { tab: "instead", page: to })}
				/>
			)}
		</>
	);
}

interface InsteadFormProps {
	word: string;
	onKept: () => Promise<unknown>;
}

function InsteadForm({ word, onKept }: InsteadFormProps) {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const kept = useDraft({ keyword: word, replacement: "" }, async (draft) => {
		await saveInstead(browserApi(locale), draft);
		notify(t("kept"));
		kept.replace({ keyword: "", replacement: "" });
		await onKept();
	});
	return (
		<DraftForm kept={kept}>
			<div className="card">
				<p className="soft">{t("insteadDetail")}</p>
				<div className="pair">
					<LineField path="keyword" label={t("keyword")} />
					<LineField path="replacement" label={t("replacement")} />
				</div>
			</div>
		</DraftForm>
	);
}
