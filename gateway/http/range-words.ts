import type { LocaleCode } from "../contract/locale";

export interface RangeWords {
	goodsChanged: string;
	stockMoved: string;
	importBusy: string;
	importNotChecked: string;
	importOver: string;
}

/** What the gateway says of a merchant's range and of files of it. */
export const rangeWords: Record<LocaleCode, RangeWords> = {
	"zh-CN": {
		goodsChanged: "其他人剛更改了這件貨品，你填寫的內容仍未儲存",
		stockMoved: "存貨剛有變動，請核對後再儲存",
		importBusy: "另一個檔案正在處理，請等候完成",
		importNotChecked: "檔案仍未檢查完成",
		importOver: "這個檔案已經處理完畢",
	},
	en: {
		goodsChanged:
			"Somebody else has just changed this product. What you typed is not saved yet",
		stockMoved: "The stock has just moved. Please check it and save again",
		importBusy: "Another file is being worked on. Please wait until it is done",
		importNotChecked: "The file has not been checked to its end yet",
		importOver: "This file is done with",
	},
	fr: {
		goodsChanged:
			"Quelqu'un vient de modifier cet article. Votre saisie n'est pas encore enregistrée",
		stockMoved: "Le stock vient de bouger. Vérifiez-le puis enregistrez",
		importBusy: "Un autre fichier est en cours. Attendez qu'il soit terminé",
		importNotChecked: "Le fichier n'est pas encore entièrement vérifié",
		importOver: "Ce fichier est déjà traité",
	},
	th: {
		goodsChanged: "มีผู้อื่นเพิ่งแก้ไขสินค้านี้ ข้อมูลที่คุณกรอกยังไม่ได้บันทึก",
		stockMoved: "สต็อกเพิ่งเปลี่ยน โปรดตรวจสอบแล้วบันทึกอีกครั้ง",
		importBusy: "กำลังดำเนินการไฟล์อื่นอยู่ โปรดรอให้เสร็จก่อน",
		importNotChecked: "ยังตรวจไฟล์ไม่เสร็จ",
		importOver: "ไฟล์นี้ดำเนินการเสร็จแล้ว",
	},
	lao: {
		goodsChanged: "ມີຜູ້ອື່ນຫາກໍແກ້ໄຂສິນຄ້ານີ້ ສິ່ງທີ່ທ່ານພິມຍັງບໍ່ໄດ້ບັນທຶກ",
		stockMoved: "ສາງຫາກໍປ່ຽນ ກະລຸນາກວດແລ້ວບັນທຶກໃໝ່",
		importBusy: "ກຳລັງຈັດການໄຟລ໌ອື່ນຢູ່ ກະລຸນາລໍຖ້າໃຫ້ແລ້ວ",
		importNotChecked: "ຍັງກວດໄຟລ໌ບໍ່ແລ້ວ",
		importOver: "ໄຟລ໌ນີ້ຈັດການແລ້ວ",
	},
	es: {
		goodsChanged:
			"Otra persona acaba de cambiar este producto. Lo que escribiste aún no está guardado",
		stockMoved:
			"Las existencias acaban de cambiar. Revísalas y guarda de nuevo",
		importBusy: "Se está procesando otro archivo. Espera a que termine",
		importNotChecked: "El archivo aún no se ha revisado por completo",
		importOver: "Este archivo ya se ha procesado",
	},
};
