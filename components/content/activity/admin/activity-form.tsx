"use client";

import { useTranslations } from "next-intl";
import { ConsolePage } from "@/components/layout/console/console-page";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { ActivityRow } from "@/gateway/contract/content/activity";
import { ActivityFormStyles } from "./activity-form-styles";
import { GoodsPicker } from "./goods-picker";
import { LanguageFields } from "./language-fields";
import { type ActivityFormState, useActivityForm } from "./use-activity-form";

// messages: console.activity.form.*

interface ActivityFormProps {
	/** Undefined for a new one. */
	known: ActivityRow | undefined;
	onLeave: () => void;
}

/** One activity as it is to be: words in six languages, picture, time and goods. */
export function ActivityForm({ known, onLeave }: ActivityFormProps) {
	const t = useTranslations("console.activity.form");
	const form = useActivityForm(known, onLeave);
	const { draft, change, faultOf, failure, isSending } = form;
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
			<ActivityFormStyles
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void form.submit();
				}}
			>
				<LanguageFields form={form} />
				<section className="card">
					<h2>{t("period")}</h2>
					<div className="pair">
						{(["startsAt", "endsAt"] as const).map((name) => (
							<Field
								key={name}
								type="datetime-local"
								label={t(name)}
								value={draft[name]}
								fault={faultOf(name)}
								onChange={({ target }) => change({ [name]: target.value })}
							/>
						))}
					</div>
				</section>
				<PictureCard form={form} />
				<GoodsPicker
					goods={draft.goods}
					fault={faultOf("goodsIds")}
					onChange={(goods) => change({ goods })}
				/>
				<div className="send">
					<Button type="submit" kind="primary" disabled={isSending}>
						{isSending ? t("saving") : t("save")}
					</Button>
					<p role="alert" className="form-fault" hidden={!failure}>
						{failure}
					</p>
				</div>
			</ActivityFormStyles>
		</ConsolePage>
	);
}

function PictureCard({ form }: { form: ActivityFormState }) {
	const t = useTranslations("console.activity.form");
	const { draft, change, faultOf } = form;
	const fault = faultOf("image");
	const pictures = usePictures({
		model: "activity",
		countMax: 1,
		kept: draft.image ? [draft.image] : [],
		onChange: ([image = ""]) => change({ image }),
	});
	return (
		<section className="card">
			<PicturesField {...pictures} label={t("picture")} countMax={1} />
			{fault && <p className="form-fault">{fault}</p>}
		</section>
	);
}
