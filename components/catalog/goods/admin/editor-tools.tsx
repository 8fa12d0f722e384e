"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslations } from "next-intl";
import type { ChangeEvent } from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { kit } from "@/components/ui/kit-css";
import { imageTypes } from "@/gateway/contract/platform/picture-terms";
import { theme } from "@/lib/theme/theme";
import { besideChosen } from "./beside-chosen";
import { usePictureInText } from "./use-picture-in-text";

interface Tool {
	word:
		| "bold"
		| "italic"
		| "heading"
		| "subheading"
		| "bullets"
		| "numbers"
		| "table"
		| "undo"
		| "redo";
	icon: IconName;
	/** As the editor names what is there, where it is on or off. */
	state?: [name: string, attributes?: Record<string, unknown>];
	run: (editor: Editor) => boolean;
}

const onFocus = (editor: Editor) => editor.chain().focus();

// messages: console.goods.form.editor.*
const tools: readonly Tool[] = [
	{
		word: "bold",
		icon: "bold",
		state: ["bold"],
		run: (editor) => onFocus(editor).toggleBold().run(),
	},
	{
		word: "italic",
		icon: "italic",
		state: ["italic"],
		run: (editor) => onFocus(editor).toggleItalic().run(),
	},
	{
		word: "heading",
		icon: "heading-1",
		state: ["heading", { level: 1 }],
		run: (editor) => onFocus(editor).toggleHeading({ level: 1 }).run(),
	},
	{
		word: "subheading",
		icon: "heading-2",
		state: ["heading", { level: 2 }],
		run: (editor) => onFocus(editor).toggleHeading({ level: 2 }).run(),
	},
	{
		word: "bullets",
		icon: "list",
		state: ["bulletList"],
		run: (editor) => onFocus(editor).toggleBulletList().run(),
	},
	{
		word: "numbers",
		icon: "list-ordered",
		state: ["orderedList"],
		run: (editor) => onFocus(editor).toggleOrderedList().run(),
	},
	{
		word: "table",
		icon: "table",
		run: (editor) =>
			besideChosen(editor)
				.insertTable({ rows: 3, cols: 2, withHeaderRow: true })
				.run(),
	},
	{
		word: "undo",
		icon: "undo-2",
		run: (editor) => onFocus(editor).undo().run(),
	},
	{
		word: "redo",
		icon: "redo-2",
		run: (editor) => onFocus(editor).redo().run(),
	},
];

const tableTools = [
	{
		word: "addRow",
		run: (editor: Editor) => onFocus(editor).addRowAfter().run(),
	},
	{
		word: "addColumn",
		run: (editor: Editor) => onFocus(editor).addColumnAfter().run(),
	},
	{
		word: "removeRow",
		run: (editor: Editor) => onFocus(editor).deleteRow().run(),
	},
	{
		word: "removeColumn",
		run: (editor: Editor) => onFocus(editor).deleteColumn().run(),
	},
	{
		word: "removeTable",
		run: (editor: Editor) => onFocus(editor).deleteTable().run(),
	},
] as const;

/** What a text can be made of, above it; what concerns the table or the picture that is chosen comes with it. */
export function EditorTools({ editor }: { editor: Editor }) {
	const t = useTranslations("console.goods.form.editor");
	const state = useEditorState({
		editor,
		selector: ({ editor: current }) => ({
			pressed: tools.map(
				({ state: at }) => at !== undefined && current.isActive(...at),
			),
			isInTable: current.isActive("table"),
			alt: current.isActive("image")
				? String(current.getAttributes("image").alt ?? "")
				: undefined,
		}),
	});
	const { send, isSending, fault } = usePictureInText(editor);
	function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [file] = currentTarget.files ?? [];
		currentTarget.value = "";
		if (file) void send(file);
	}
	return (
		<Tools>
			<div role="toolbar" aria-label={t("tools")} className="flow wraps">
				{tools.map(({ word, icon, state: at, run }, place) => (
					<button
						key={word}
						type="button"
						className="tool"
						aria-label={t(word)}
						aria-pressed={at && state.pressed[place]}
						onClick={() => run(editor)}
					>
						<Icon name={icon} size={20} />
					</button>
				))}
				<label className="tool">
					<Icon name="image-plus" size={20} />
					<span className="visually-hidden">{t("picture")}</span>
					<input
						type="file"
						accept={imageTypes.join()}
						disabled={isSending}
						onChange={choose}
					/>
				</label>
			</div>
			{state.isInTable && (
				<div className="flow wraps gap-x2">
					{tableTools.map(({ word, run }) => (
						<button
							key={word}
							type="button"
							className="again bold"
							onClick={() => run(editor)}
						>
							{t(word)}
						</button>
					))}
				</div>
			)}
			{state.alt !== undefined && <AltField editor={editor} alt={state.alt} />}
			<p role="status" className="soft">
				{isSending ? t("sendingPicture") : ""}
			</p>
			{fault && (
				<p role="alert" className="bad">
					{fault}
				</p>
			)}
		</Tools>
	);
}

/** What the chosen picture shows. */
function AltField({ editor, alt }: { editor: Editor; alt: string }) {
	const t = useTranslations("console.goods.form.editor");
	return (
		<label className="stack gap-x1">
			{t("alt")}
			<input
				maxLength={200}
				value={alt}
				onChange={({ currentTarget }) =>
					editor.commands.updateAttributes("image", {
						alt: currentTarget.value,
					})
				}
			/>
		</label>
	);
}

const Tools = styled.div`
	${kit.stack("x2")};
	padding: ${theme.space.x1} ${theme.space.x2};
	border-bottom: 1px solid ${theme.colour.hairline};
	.tool {
		${kit.icon};
		position: relative;
		border-radius: ${theme.radius.control};
		cursor: pointer;
	}
	.tool[aria-pressed="true"] {
		${kit.washed};
	}
	.tool:focus-within {
		${kit.ring};
	}
	.tool input {
		position: absolute;
		inset: 0;
		opacity: 0;
		cursor: pointer;
	}
	[role="status"]:empty {
		display: none;
	}
`;
