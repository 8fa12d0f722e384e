"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { ConsolePage } from "@/components/layout/console/console-page";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	LineField,
	Pair,
	WrittenField,
} from "@/components/layout/console/form/fields";
import { PictureField } from "@/components/layout/console/form/picture-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import {
	type ActivityRow,
	activityInput,
} from "@/gateway/contract/content/activity";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { accountKey } from "@/lib/session/account-answers";
import { bodyOf, valuesOf } from "./activity-values";
import { GoodsPicker } from "./goods-picker";

interface ActivityFormProps {
	/** Undefined for a new one. */
	known: ActivityRow | undefined;
	onLeave: () => void;
}

const isOfActivities = (key: unknown) =>
	Array.isArray(key) && key[0] === accountKey && key[1] === "activities";

/** One activity as it is to be: words in six languages, picture, time and goods. */
export function ActivityForm({ known, onLeave }: ActivityFormProps) {
	const t = useTranslations("console.activity.form");
	const locale = useLocale();
	const { mutate } = useSWRConfig();
	const form = useAdminForm(
		valuesOf(known),
		async (values) => {
			await browserApi(locale).post("/api/operator/activity/save", {
				body: bodyOf(known?.id, values),
			});
			// The list that comes back asks anew, however lately it asked.
			await mutate(isOfActivities);
			notify(t("saved"));
			onLeave();
		},
		{ check: (values) => activityInput.safeParse(bodyOf(known?.id, values)) },
	);
	return (
		<ConsolePage
			title={known ? t("titleEdit") : t("titleNew")}
			actions={
				<Button kind="quiet" onClick={onLeave}>
					<Icon name="chevron-left" size={18} />
					{t("back")}
				</Button>
			}
		>
			<AdminForm form={form} hasLanguages saveLabel={t("save")}>
				<section className="card">
					<h2>{t("words")}</h2>
					<WrittenField path="name" label={t("name")} />
					<WrittenField path="description" label={t("description")} rows={5} />
				</section>
				<section className="card">
					<h2>{t("period")}</h2>
					<Pair>
						<LineField
							path="startsAt"
							label={t("startsAt")}
							type="datetime-local"
						/>
						<LineField
							path="endsAt"
							label={t("endsAt")}
							type="datetime-local"
						/>
					</Pair>
				</section>
				<section className="card">
					<PictureField path="image" label={t("picture")} model="activity" />
				</section>
				<GoodsPicker />
			</AdminForm>
		</ConsolePage>
	);
}
