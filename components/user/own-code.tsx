"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import type { User } from "@/gateway/contract/user";
import { browserApi } from "@/lib/api/browser";
import { sendOwnCode } from "@/lib/api/user";
import { CodeField } from "./code-field";

interface OwnCodeProps
	extends Omit<ComponentProps<typeof CodeField>, "onSend"> {
	user: User;
	/** Makes the call and says what went wrong. */
	attempt: <Result>(call: () => Promise<Result>) => Promise<Result | undefined>;
}

/** A code to what the account owns already; a choice where it owns both. */
export function OwnCode({ user, attempt, ...field }: OwnCodeProps) {
	const t = useTranslations("user.code");
	const locale = useLocale();
	const [channel, setChannel] = useState<"email" | "phone">(
		user.email ? "email" : "phone",
	);
	const other = channel === "email" ? "phone" : "email";
	return (
		<>
			<p className="detail">{user[channel]}</p>
			<CodeField
				{...field}
				key={channel}
				onSend={() =>
					attempt(() => sendOwnCode(browserApi(locale), { channel }))
				}
			/>
			{user[other] && (
				<button
					type="button"
					className="switch"
					onClick={() => setChannel(other)}
				>
					{t(other === "email" ? "byEmail" : "byPhone")}
				</button>
			)}
		</>
	);
}
