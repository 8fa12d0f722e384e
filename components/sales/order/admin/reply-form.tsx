"use client";

import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";

interface ReplyFormProps {
	label: string;
	sendLabel: string;
	lengthMax: number;
	/** Of the first card on its page that waits for an answer. */
	isNext: boolean;
	send: (text: string) => Promise<unknown>;
}

/** What staff answer in public, once. */
export function ReplyForm(props: ReplyFormProps) {
	const { label, sendLabel, lengthMax, isNext, send } = props;
	const form = useAdminForm({ text: "" }, ({ text }) => send(text));
	return (
		<AdminForm
			form={form}
			saveLabel={sendLabel}
			saveKind={isNext ? "primary" : "quiet"}
		>
			<LinesField
				path="text"
				label={label}
				rows={2}
				maxLength={lengthMax}
				required
			/>
		</AdminForm>
	);
}
