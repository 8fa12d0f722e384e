"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { CodeField } from "@/components/identity/login/fields/code-field";
import { PasswordField } from "@/components/identity/login/fields/password-field";
import type { User } from "@/gateway/contract/identity/user";

interface OwnerProofProps {
	user: User;
	isByCode: boolean;
	onSwitch: (isByCode: boolean) => void;
	/** Of the field for the password in use. */
	name: string;
	label: string;
}

/** What only the owner knows or receives: the password, or a code to what the account owns already. */
export function OwnerProof(props: OwnerProofProps) {
	const { user, isByCode, onSwitch, name, label } = props;
	const t = useTranslations("user.password");
	const { reset } = useFormContext();
	const hasBoth = user.hasPassword && (user.email ?? user.phone) !== null;
	return (
		<>
			{isByCode ? (
				<OwnCode user={user} />
			) : (
				<PasswordField
					name={name}
					label={label}
					autoComplete="current-password"
				/>
			)}
			{hasBoth && (
				<button
					type="button"
					className="switch block underlined"
					onClick={() => {
						// What was wrong with a field that goes is no longer to be mended.
						reset(undefined, { keepValues: true });
						onSwitch(!isByCode);
					}}
				>
					{t(isByCode ? "byOld" : "byCode")}
				</button>
			)}
		</>
	);
}

/** By mail or by SMS; a choice where the account owns both. */
function OwnCode({ user }: { user: User }) {
	const t = useTranslations("user.code");
	const [channel, setChannel] = useState<"email" | "phone">(
		user.email ? "email" : "phone",
	);
	const other = channel === "email" ? "phone" : "email";
	const sentTo = user[channel] ?? "";
	return (
		<>
			<p className="detail soft text-pretty">
				{t("goesTo", { target: sentTo })}
			</p>
			<CodeField
				key={channel}
				way={`own-${channel}`}
				target={{ sentTo }}
				send={(api) => api.post("/api/front/user/code", { body: { channel } })}
			/>
			{user[other] && (
				<button
					type="button"
					className="switch block underlined"
					onClick={() => setChannel(other)}
				>
					{t(other === "email" ? "byEmail" : "byPhone")}
				</button>
			)}
		</>
	);
}
