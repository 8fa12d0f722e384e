import { Icon } from "@/components/ui/icon";

export function FieldFault(props: { id: string; words?: string }) {
	return (
		<p id={props.id} className="fault">
			{props.words && (
				<>
					<Icon name="circle-alert" size={14} />
					{props.words}
				</>
			)}
		</p>
	);
}
