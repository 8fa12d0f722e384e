"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FaultLine } from "@/components/ui/form/form-fault";
import type { User } from "@/gateway/contract/identity/user";
import {
	imageBytesMax,
	imageTypes,
} from "@/gateway/contract/platform/picture-terms";
import { ApiError } from "@/lib/api/api-error";
import { notify } from "@/lib/page-state/notice";
import { Avatar } from "./avatar";
import { useEditUser } from "./use-edit-user";
import { useFaultWords } from "./use-fault-words";

const AvatarDialog = dynamic(
	() => import("./avatar-dialog").then((module) => module.AvatarDialog),
	{ ssr: false },
);

const accepted: readonly string[] = imageTypes;

/** The face, and the ways to change it. */
export function AvatarControl({ user }: { user: User }) {
	const t = useTranslations("user");
	const wordsOf = useFaultWords();
	const edit = useEditUser();
	const input = useRef<HTMLInputElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const [file, setFile] = useState<File>();
	const [isOpen, setOpen] = useState(false);
	const [fault, setFault] = useState<string>();

	function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [chosen] = currentTarget.files ?? [];
		// Choosing the same file again is a choice too.
		currentTarget.value = "";
		if (!chosen) return;
		const isPicture = accepted.includes(chosen.type);
		setFault(isPicture ? undefined : wordsOf("imageType"));
		if (!isPicture) return;
		setFile(chosen);
		setOpen(true);
	}

	async function remove() {
		try {
			await edit({ avatar: null });
			setFault(undefined);
			notify(t("avatar.removed"));
			opener.current?.focus();
		} catch (error) {
			const said = error instanceof ApiError ? error.message : "";
			setFault(said || t("form.failed"));
		}
	}

	const rule = t("avatar.rule", { megabytes: imageBytesMax / 1024 ** 2 });
	return (
		<div className="row gap-x5">
			<Avatar {...user} alt={t("avatar.yours")} />
			<div>
				<div className="flow wraps gap-x2">
					<input
						ref={input}
						type="file"
						hidden
						accept={imageTypes.join()}
						onChange={choose}
						aria-label={t("avatar.change")}
					/>
					<Button
						ref={opener}
						kind="quiet"
						onClick={() => input.current?.click()}
					>
						{t("avatar.change")}
					</Button>
					{user.avatar && (
						<Button kind="quiet" onClick={remove}>
							{t("avatar.remove")}
						</Button>
					)}
				</div>
				<p className={fault ? undefined : "note"} role="status">
					{fault ? <FaultLine as="span">{fault}</FaultLine> : rule}
				</p>
			</div>
			{file && (
				<AvatarDialog
					file={file}
					isOpen={isOpen}
					onOpenChange={setOpen}
					onChooseAnother={() => input.current?.click()}
					opener={opener}
				/>
			)}
		</div>
	);
}
