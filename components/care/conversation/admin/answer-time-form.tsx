"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	LineField,
	TickField,
	WrittenField,
} from "@/components/layout/console/form/fields";
import { HoursFields } from "@/components/layout/console/form/hours-fields";
import {
	dayValues,
	weekOf,
} from "@/components/layout/console/form/hours-values";
import {
	useAdminForm,
	useFault,
} from "@/components/layout/console/form/use-admin-form";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { FaultLine } from "@/components/ui/form/form-fault";
import type { AnswerTime } from "@/gateway/contract/care/answer-time";
import { awayTextMax } from "@/gateway/contract/care/conversation-terms";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

const usual = { from: "10:00", to: "19:00" };

/** When staff answer, and until when they are away. */
export function AnswerTimePanel() {
	const { found, error, ask } = useAccountList(["answer time"], (api) =>
		api.get("/api/operator/conversation/answer-time"),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	return <AnswerTimeForm known={found} onSaved={ask} />;
}

interface AnswerTimeFormProps {
	known: AnswerTime;
	onSaved: () => Promise<unknown>;
}

function AnswerTimeForm({ known, onSaved }: AnswerTimeFormProps) {
	const t = useTranslations("console.conversations.time");
	const locale = useLocale();
	const { openingHours, away } = known;
	const initial = {
		hasHours: openingHours !== null,
		openingHours: dayValues(openingHours, usual),
		isAway: away !== null,
		away: { until: away?.until ?? "", text: away?.text ?? {} },
	};
	const form = useAdminForm(initial, async (values) => {
		await browserApi(locale).post(
			"/api/operator/conversation/answer-time/save",
			{
				body: {
					openingHours: values.hasHours ? weekOf(values.openingHours) : null,
					away: values.isAway
						? { until: values.away.until, text: said(values.away.text) }
						: null,
				},
			},
		);
		notify(t("saved"));
		await onSaved();
	});
	const [hasHours, isAway] = form.watch(["hasHours", "isAway"]);
	return (
		<AdminForm form={form} hasLanguages={isAway}>
			<p className="soft text-pretty">{t("detail")}</p>
			<TickField path="hasHours" label={t("hasHours")} />
			{hasHours && <HoursFields title={t("hours")} />}
			<NoDay />
			<TickField path="isAway" label={t("isAway")} />
			{isAway && (
				<div className="card">
					<LineField
						path="away.until"
						label={t("awayUntil")}
						hint={t("awayUntilHint")}
						type="date"
						required
					/>
					<WrittenField
						path="away.text"
						label={t("awayText")}
						rows={2}
						maxLength={awayTextMax}
					/>
				</div>
			)}
		</AdminForm>
	);
}

/** What is wrong with the week as a whole. */
function NoDay() {
	const fault = useFault("openingHours");
	return fault ? <FaultLine>{fault}</FaultLine> : null;
}

/** Languages that nobody wrote are left out. */
const said = (text: AnswerTimeText) =>
	Object.fromEntries(
		Object.entries(text).filter(([, words]) => words.trim() !== ""),
	);
type AnswerTimeText = NonNullable<AnswerTime["away"]>["text"];
